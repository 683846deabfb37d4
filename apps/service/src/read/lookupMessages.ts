import { defineMessages } from '@countersign/primitives'

type OnChain = { address: string; chain: string }

export const lookupMessages = defineMessages('service-lookups', {
  unknownChain: ({ chainId, known }: { chainId: string; known: string }) =>
    `Chain ${chainId} is not configured here. Configured are: ${known}.`,
  noSafe: ({ address, chain }: OnChain) => `There is no Safe at ${address} on ${chain}.`,
  notRegistered: ({ address, chain }: OnChain) =>
    `No creation data of ${address} are registered for ${chain}. Register them first.`,
  reverts: ({ to, address }: { to: string; address: string }) =>
    `The call to ${to} from ${address} reverts at present.`,
  banned: ({ address }: { address: string }) => `The operator of this service does not serve ${address}.`,
  notBanned: ({ address }: { address: string }) =>
    `${address} was not banned at run time. Bans of the configuration end with a restart without them.`,
  notIndexed: ({ address, chain }: OnChain) => `${address} is not in the index of ${chain}.`,
  creationUnknown: ({ address }: { address: string }) => `How ${address} was created is not known.`,
  notFollowed: ({ address, chain }: OnChain) =>
    `This service does not follow ${address} on ${chain} yet, so it has no history of it. It begins when an owner signs in and opens the account, when an owner proposes a transaction, or after repeated visits.`,
  notSafeAnymore: ({ address, chain }: OnChain) =>
    `The contract at ${address} on ${chain} no longer answers like a Safe.`,
  unfilteredDelegates: 'Add ?safe=, ?delegate=, ?delegator= or ?label=.',
  otherAccount: ({ safe, hash, found }: { safe: string; hash: string; found: string }) =>
    `The id names ${safe}, but ${hash} belongs to ${found}.`,
  unknownTransaction: ({ hash, chainId }: { hash: string; chainId: string }) =>
    `No transaction ${hash} is known on chain ${chainId}.`,
  unknownModuleTransaction: ({ id, safe }: { id: string; safe: string }) =>
    `No module transaction ${id} of ${safe} is known.`,
  unknownTransfer: ({ id, safe }: { id: string; safe: string }) => `No transfer ${id} of ${safe} is known.`,
  unknownMessage: ({ hash, chainId }: { hash: string; chainId: string }) =>
    `No message ${hash} is known on chain ${chainId}.`,
  noToken: ({ address, chain }: OnChain) => `There is no token at ${address} on ${chain}.`,
  noContract: ({ address }: { address: string }) => `${address} is neither a Safe contract nor a known token.`,
  noContractOrSource: ({ address, source }: { address: string; source: string }) =>
    `${address} is neither a Safe contract nor a known token, and ${source} has no source of it.`,
  serviceKeyMissing: 'Add ?serviceKey=… with any value, or use /v1/chains.',
  metricsForbidden: 'Metrics can be read on this machine only. Set metricsToken to read them from other machines.',
  metricsUnauthorized: 'Send the metricsToken of the configuration: Authorization: Bearer ….',
})
