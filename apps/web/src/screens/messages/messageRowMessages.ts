import { defineMessages } from '@countersign/primitives'

/** A row of a message, in its list and in the inbox. */
export const messageRowMessages = defineMessages('message-rows', {
  asOf: (time: string) => `As of ${time}`,
  confirmed: 'Confirmed',
  needsYou: 'Needs your signature',
  waiting: 'Waiting for other owners',
  onChain: 'on chain',
  signedOf: ({ signed, required }: { signed: number; required: number }) => `${signed} of ${required} signed`,
  notNeeded: ({ signed, required }: { signed: number; required: number }) =>
    `${signed} of ${required} signed; your signature is not needed`,
  review: 'Review',
  reviewOf: (title: string) => `Review: ${title}`,
  message: 'Message: <title/>',
  reviewMessage: (title: string) => `Review: Message: ${title}`,
  unreadable: 'Cannot be read',
  hashDiffers: 'Hash differs',
  signatureExcluded: 'Signature excluded',
})
