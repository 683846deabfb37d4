import { defineMessages, plural } from '@countersign/primitives'

/** Balances after each waiting transaction. */
export const forecastMessages = defineMessages('forecast', {
  title: 'Forecast',
  what: ({ account }: { account: string }) =>
    `What ${account} holds after each waiting transaction, if they execute in order and nothing else happens.`,
  running: 'Testing the transactions in order',
  failed: 'There is no forecast',
  stillWorks: 'Each transaction can still be reviewed on its own.',
  number: 'Number',
  transaction: 'Transaction',
  change: 'Change',
  after: 'Balance after',
  now: 'Now',
  noChange: 'No change',
  unread: 'not read',
  fails: 'Would fail',
  usesNumber: 'Its call would fail, and the number would be used',
  notReached: ({ nonce }: { nonce: string }) => `Not reached: transaction ${nonce} would fail first.`,
  gap: ({ nonce, waiting }: { nonce: string; waiting: number }) =>
    `${plural(waiting, { one: '# transaction is', other: '# transactions are' })} left out: no readable transaction has number ${nonce}, so the ones behind it cannot execute.`,
  cut: ({ most }: { most: number }) => `The first ${most} transactions are shown.`,
  origin: ({ block }: { block: string }) =>
    `From one test run on the chain at block ${block}, with the signatures assumed. The service says which transactions wait; the page checked the hash of each. Of several with one number, the one with the most signatures is counted.`,
})
