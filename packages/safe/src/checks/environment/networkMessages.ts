import { defineMessages } from '@countersign/primitives'

export const networkMessages = defineMessages('check-network', {
  noAddress: 'no address',
  changed: ({ name, address, now }: { name: string; address: string; now: string }) =>
    `You typed ${name}, and it resolved to ${address}, which is in this transaction. Now it resolves to ${now}. Ask the recipient which address is right, and start again.`,
  thisChain: (chainId: bigint) => `This is chain ${chainId}.`,
  thisNetwork: ({ chainId, name }: { chainId: bigint; name: string }) => `This is chain ${chainId}, ${name}.`,
  otherRegistry: 'The service names another ENS registry',
  registries: ({ reported, known }: { reported: string; known: string }) =>
    `The service names ${reported}, but the registry of this network is ${known}. This page uses the second one. Another page or app that uses this service may show false names: compare recipients by their addresses, and tell the operator of the service.`,
  namedByService: 'Named by the service’s registry',
  provesNothing: ({ name, address }: { name: string; address: string }) =>
    `You typed ${name}, and it resolved to ${address}. Only the service names the registry of this network, so this proves nothing. Compare every digit of the address with what the recipient told you.`,
  addressOfName: 'Address of the name',
  notAgain: ({ name, address, reason }: { name: string; address: string; reason: string }) =>
    `You typed ${name}, and it resolved to ${address}. It could not be resolved again: ${reason}.`,
  otherNow: 'The name resolves to another address now',
  sameAddress: 'The name resolves to this address',
  bundled: ({ name, address }: { name: string; address: string }) =>
    `${name} resolves to ${address} in the registry that is bundled for this network.`,
  otherDecimals: 'The service says other decimals of the native currency',
  decimals: ({ reported, known }: { reported: number; known: number }) =>
    `The service says ${reported}, but this page and all wallets use ${known}. Compare every amount with the base units in the data before you sign.`,
  otherSymbol: 'The service gives the native currency another name',
  symbols: ({ reported, known }: { reported: string; known: string }) =>
    `The service says ${reported}, but on this network it is ${known}.`,
  currencyName: 'Name of the native currency',
  onlyService: (symbol: string) =>
    `Only the service names it ${symbol}, because this page does not know this network. It is the currency in which fees are paid.`,
  nameOfAnother: 'The network has the name of another network',
  calledLike: ({ reported, name, chainId, here }: { reported: string; name: string; chainId: bigint; here: string }) =>
    `The service calls it “${reported}”, but ${name} is chain ${chainId}. ${here} Trust the number.`,
  otherName: 'The service gives the network another name',
  called: ({ reported, here }: { reported: string; here: string }) =>
    `The service calls it “${reported}”. ${here} Trust the number.`,
  hiddenInName: 'Hidden characters in the name of the network',
  hidden: ({ name, here }: { name: string; here: string }) =>
    `“${name}” contains characters that are invisible or that change the reading direction. Each is shown as a box. ${here}`,
  hiddenInCurrency: 'Hidden characters in the name of the currency',
  hiddenSymbol: (symbol: string) =>
    `“${symbol}” contains characters that are invisible or that change the reading direction. Each is shown as a box. It is the currency in which fees are paid.`,
})
