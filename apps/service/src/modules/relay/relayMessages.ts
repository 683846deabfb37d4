import { defineMessages, numberText, plural } from '@countersign/primitives'

export const relayMessages = defineMessages('service-relay', {
  noSafe: ({ safe }: { safe: string }) => `There is no Safe at ${safe}.`,
  relayerIsOwner: ({ relayer, safe }: { relayer: string; safe: string }) =>
    `The relayer ${relayer} is an owner of ${safe}. Every transaction that it sends there would count as signed by it, so it refuses to send.`,
  notProxy: ({ address, hash }: { address: string; hash: string | null }) =>
    `The code at ${address} hashes to ${hash ?? 'nothing'}, which is not that of a published Safe proxy.`,
  notPublished: ({ address, names }: { address: string; names: readonly string[] }) =>
    `${address} is not where a published ${names.join(' or ')} is.`,
  otherCode: ({ address, hash, hashes }: { address: string; hash: string | null; hashes: readonly string[] }) =>
    `The code at ${address} hashes to ${hash ?? 'nothing'}, not to ${hashes.join(' or ')}.`,
  off: ({ chain }: { chain: string }) =>
    `This service relays no calls on ${chain}. Send the transaction from your own wallet.`,
  unsupported: ({ start }: { start: string }) =>
    `The relayer pays for execTransaction, createProxyWithNonce, and multiSend of execTransaction calls of one account, or of its creation and first execTransaction. This data begins with ${start}.`,
  batch: ({ count }: { count: number }) =>
    plural(count, {
      one: '# call was found; it must be a plain execTransaction of one account.',
      other: '# calls were found; each must be a plain execTransaction of one account.',
    }),
  otherDeployment:
    'After a creation, one plain execTransaction of the created account must follow, and nothing else. The creation must not pay, and its data must give the address of the account.',
  silentDeployment:
    'The transaction that follows the creation must have safeTxGas 0 and gasPrice 0. With other values it could fail without a revert, and would be paid for.',
  unknown: ({ id, chain }: { id: string; chain: string }) => `No relayed call ${id} is known on ${chain}.`,
  tooMuchGas: ({ gas, maxGas }: { gas: bigint; maxGas: number }) =>
    `It needs ${numberText(gas)} gas; the limit is ${numberText(maxGas)}.`,
  simulationUnknown: 'The node could not run the call. Try again, or send acceptUnverifiedSimulation.',
  wouldFail: 'The call would fail on chain, so the relayer does not pay for it.',
  busy: 'Three times, another call used the next nonce first.',
  unfunded: ({ relayer }: { relayer: string }) =>
    `The relayer ${relayer} cannot pay for the gas. Its operator must fund it.`,
  spent: ({ count }: { count: number }) =>
    plural(count, {
      one: '# call in 24 hours is paid for each account.',
      other: '# calls in 24 hours are paid for each account.',
    }),
  exhausted: ({ count }: { count: number }) =>
    plural(count, {
      one: 'This service has paid for # call in 24 hours, which is its limit.',
      other: 'This service has paid for # calls in 24 hours, which is its limit.',
    }),
})
