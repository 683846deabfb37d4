import { defineMessages } from '@countersign/primitives'

/** An account that is watched by its address. */
export const watchMessages = defineMessages('watch-account', {
  watch: 'Watch',
  address: 'Account address',
  placeholder: 'Address, ENS name or a link from Safe',
  network: 'Network',
  anyway: 'Watch it anyway',
  open: 'Open it',
  listed: ({ network }: { network: string }) => `This account is already on your list, on ${network}.`,
  notIndexed: ({ network }: { network: string }) =>
    `${network} has a Safe at this address. The service has not indexed it yet, so its queue and history stay empty until then.`,
  serviceSilent: ({ network, reason }: { network: string; reason: string }) =>
    `${network} has a Safe at this address. The service did not answer (${reason}).`,
  noSafe: ({ network }: { network: string }) =>
    `There is no Safe at this address on ${network}. Check the address, or choose another network.`,
  noSafeContradicted: ({ network }: { network: string }) =>
    `There is no Safe at this address on ${network}. The service says that there is one, but the chain decides. Check the address, or choose another network.`,
  chainSilent: ({ network, reason }: { network: string; reason: string }) =>
    `The service has this account, but ${network} did not answer (${reason}).`,
  unknown: ({ network, reason }: { network: string; reason: string }) =>
    `Could not load Safe information: ${network} did not answer (${reason}) and the service does not have it. Try again later.`,
  bothSilent: ({ network, reason, service }: { network: string; reason: string; service: string }) =>
    `Could not load Safe information: ${network} did not answer (${reason}) and the service failed too (${service}). Try again later.`,
  unknownPrefix: ({ prefix, known }: { prefix: string; known: string }) =>
    `"${prefix}" is not a network configured here. Configured: ${known}.`,
  noAddressOfName: ({ name, network }: { name: string; network: string }) =>
    `The name ${name} has no address on ${network}. Enter the address.`,
  registryOfService: ({ name, address }: { name: string; address: string }) =>
    `${name} resolves to ${address} in a registry that only the service knows. Compare this address with that of the account.`,
  notResolved: ({ name, reason }: { name: string; reason: string }) => `${name} could not be resolved: ${reason}`,
})
