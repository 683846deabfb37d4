import { defineMessages } from '@countersign/primitives'

export const storageMessages = defineMessages('simulation-storage', {
  proxySlot: ({ slot, before, after }: { slot: string; before: string; after: string }) =>
    `The slot of a proxy’s ${slot}, which no Safe uses, goes from ${before} to ${after}.`,
  unusedSlot: ({ slot, before, after }: { slot: string; before: string; after: string }) =>
    `Slot ${slot}, which no Safe uses, goes from ${before} to ${after}.`,
  nonceGoes: ({ before, after }: { before: bigint; after: bigint }) => `The nonce goes from ${before} to ${after}.`,
  messageSigned: (hash: string) => `The message ${hash} is signed in the name of the account.`,
  hashApproved: ({ hash, owner }: { hash: string; owner: string }) =>
    `The hash ${hash} is approved in the name of ${owner}.`,
  ownersRewritten: (label: string) => `The list of owners is rewritten: ${label}.`,
  modulesRewritten: (label: string) => `The list of modules is rewritten: ${label}.`,
  writesUnknown: 'Storage writes are not known',
  repeatable: (nonce: bigint) =>
    `The nonce is still ${nonce} afterwards. Either the transaction could be executed again, or the node omits writes.`,
  unexpected: 'Writes to unexpected storage',
  doNotSign: (problems: string) => `${problems} Do not sign it.`,
  explained: 'Every storage write is explained',
  nothingWritten: 'Nothing is written.',
  written: (labels: string) => `Written: ${labels}.`,
})
