import { defineMessages } from '@countersign/primitives'

export const messageReviewMessages = defineMessages('message-review', {
  title: 'Message',
  draftOf: ({ kind }: { kind: string }) => `Draft: ${kind.toLowerCase()}`,
  laterTitle: 'What others may take',
  originMessage: 'Read from the message that you sign.',
  proposedBy: 'Proposed by <name/>, <time/>',
  completeSignature: 'Complete signature',
  acceptedByContract: 'accepted by the account’s contract',
  signature: 'signature',
  signers: 'Signers',
  signedOf: ({ signed, required, owners }: { signed: number; required: number; owners: number }) =>
    `${signed} of ${required} signed, ${owners} owners`,
  hashAppKnows: 'Hash the app knows',
  eip191: 'EIP-191 hash',
  eip712: 'EIP-712 hash',
  content: 'Message',
  contentNote: 'as it is signed',
})
