import { defineMessages, plural } from '@countersign/primitives'

/** The place of a new transaction in the queue. */
export const nonceMessages = defineMessages('nonce-field', {
  label: 'Transaction number',
  enter: 'Enter a number.',
  noNumber: ({ text }: { text: string }) => `"${text}" is not a whole number.`,
  tooLarge: 'This number is larger than a service can store.',
  useSuggested: ({ nonce }: { nonce: string }) => `Use the suggested ${nonce}`,
  runsNext: 'Runs next',
  runsAfter: ({ first, others }: { first: bigint; others: number }) =>
    others === 0
      ? `Runs after transaction ${first}`
      : plural(others, {
          one: `Runs after transaction ${first} and # other`,
          other: `Runs after transaction ${first} and # others`,
        }),
  loading: 'Its place in the queue is loading',
})
