import { defineMessages, numberText, plural } from '@countersign/primitives'

/** Events since the last visit. */
export const sinceVisitMessages = defineMessages('since-visit', {
  title: 'Since your last visit',
  changed: ({ account }: { account: string }) => `${account} was changed`,
  showAll: (count: number) => `Show all ${numberText(count)}`,
  earlier: 'Earlier events are in the history of each account.',
  arrived: ({ amount, account }: { amount: string; account: string }) => `${amount} arrived in ${account}`,
  arrivedDetail: ({ title, time }: { title: string; time: string }) => `${title}, ${time}`,
  failed: ({ account, time }: { account: string; time: string }) => `Failed in ${account}, ${time}`,
  rejected: ({ number }: { number: string }) => `Transaction ${number} was rejected`,
  rejectedDetail: ({ account, time }: { account: string; time: string }) => `In ${account}, ${time}`,
  withoutSignatures: ({ account, time }: { account: string; time: string }) =>
    `Without signatures in ${account}, ${time}`,
  createdOn: ({ network, time }: { network: string; time: string }) => `On ${network}, ${time}`,
  executed: ({ account, time }: { account: string; time: string }) => `Executed in ${account}, ${time}`,
  signed: ({ owner, count }: { owner: string; count: number }) =>
    plural(count, { one: `${owner} signed a transaction`, other: `${owner} signed # transactions` }),
  signedDetail: ({ account, time }: { account: string; time: string }) => `In ${account}, ${time}`,
  lastSignedAt: ({ account, time }: { account: string; time: string }) => `In ${account}, the last at ${time}`,
  lastSignedOn: ({ account, day }: { account: string; day: string }) => `In ${account}, the last on ${day}`,
})
