import { defineMessages } from '@countersign/primitives'

export const nonceMessages = defineMessages('nonce-place', {
  used: ({ nonce, current }: { nonce: bigint; current: bigint }) =>
    `Number ${nonce} is already used: the account is at ${current}. Choose ${current} or higher.`,
  one: (nonce: bigint) => `number ${nonce}`,
  range: ({ from, to }: { from: bigint; to: bigint }) => `numbers ${from} to ${to}`,
  conflict: (nonce: bigint) =>
    `Another transaction already has number ${nonce}. Only one of them can be executed; executing one replaces the other.`,
  gap: ({ nonce, missing }: { nonce: bigint; missing: string }) =>
    `Number ${nonce} leaves a gap: it cannot execute before ${missing}, which no proposal has.`,
  next: (nonce: bigint) => `Number ${nonce} is the next to execute.`,
  queued: (nonce: bigint) => `Number ${nonce} executes after the transactions queued before it.`,
})
