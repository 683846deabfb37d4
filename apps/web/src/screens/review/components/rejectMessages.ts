import { defineMessages } from '@countersign/primitives'

export const rejectMessages = defineMessages('reject', {
  title: ({ nonce }: { nonce: bigint }) => `Reject transaction ${nonce}?`,
  what: ({ title }: { title: string }) => `You reject: ${title}.`,
  effect: ({ nonce }: { nonce: bigint }) =>
    `This proposes an empty transaction ${nonce}. The owners sign it like any other. As soon as it is executed, the rejected transaction can never be executed.`,
  reason: 'Reason',
  reasonNote: 'Optional. It is stored as the note of the rejection, and the other owners read it. It is not signed.',
  keep: 'Keep it',
  reject: 'Continue to review',
})
