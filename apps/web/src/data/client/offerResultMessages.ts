import { defineMessages, plural } from '@countersign/primitives'

export const offerResultMessages = defineMessages('offers', {
  unsigned: 'The proposal has no signature yet.',
  executed: 'The transaction is already executed.',
  proposed: (count: number) => `Proposed with ${plural(count, { one: '# signature', other: '# signatures' })}.`,
  hadAll: 'The service already had all signatures.',
  accepted: (count: number) =>
    `The service already had it and accepted ${plural(count, { one: '# signature', other: '# signatures' })}.`,
  messageUnsigned: 'The message has no signature yet.',
  messageDelivered: (count: number) =>
    `Delivered with ${plural(count, { one: '# signature', other: '# signatures' })}.`,
  messageAccepted: (count: number) =>
    `The service already had the message and accepted ${plural(count, { one: '# signature', other: '# signatures' })}.`,
})
