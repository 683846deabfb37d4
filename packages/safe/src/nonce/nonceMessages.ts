import { defineMessages } from '@countersign/primitives'

export const nonceMessages = defineMessages('nonce-place', {
  used: ({ nonce, current }: { nonce: bigint; current: bigint }) =>
    `Nonce ${nonce} is already used: the account is at ${current}. Choose ${current} or higher.`,
  one: (nonce: bigint) => `nonce ${nonce}`,
  range: ({ from, to }: { from: bigint; to: bigint }) => `nonces ${from} to ${to}`,
  conflict: (nonce: bigint) =>
    `Another transaction already has nonce ${nonce}. Only one of them can be executed; executing one replaces the other.`,
  gap: ({ nonce, missing }: { nonce: bigint; missing: string }) =>
    `Nonce ${nonce} leaves a gap: it cannot execute before ${missing}, which no proposal has.`,
  next: (nonce: bigint) => `Nonce ${nonce} is the next to execute.`,
  queued: (nonce: bigint) => `Nonce ${nonce} executes after the transactions queued before it.`,
})
