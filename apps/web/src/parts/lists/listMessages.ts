import { defineMessages, plural } from '@countersign/primitives'

type Counts = { signed: number; required: number }

/** Texts that several lists share. */
export const listMessages = defineMessages('lists', {
  today: ({ day }: { day: string }) => `Today, ${day}`,
  yesterday: ({ day }: { day: string }) => `Yesterday, ${day}`,
  weekday: ({ weekday, day }: { weekday: string; day: string }) => `${weekday}, ${day}`,

  executable: 'Fully signed, any wallet can execute it',
  mine: ({ signed, required }: Counts) => `${signed} of ${required} signed, your signature is missing`,
  completes: 'Your signature completes it',
  completesAtOnce: 'You complete it and can execute it at once',
  completesLater: (ahead: number) =>
    plural(ahead, {
      one: 'You complete it, one other is executed first',
      other: 'You complete it, # others are executed first',
    }),

  asLastSeen: 'As last seen',
  asOf: ({ time }: { time: string }) => `As of ${time}`,

  moreTransactions: 'Show more transactions',
  moreMessages: 'Show more messages',
  moreProposers: 'Show more proposers',
  noMoreTransactions: 'The service did not return more transactions.',
  noMoreMessages: 'The service did not return more messages.',
  noMoreProposers: 'The service did not return more proposers.',
  tryAgain: 'Try again',
  review: 'Review',
  execute: 'Execute',
  reviewOf: ({ title }: { title: string }) => `Review: ${title}`,
  executeOf: ({ title }: { title: string }) => `Execute: ${title}`,
})
