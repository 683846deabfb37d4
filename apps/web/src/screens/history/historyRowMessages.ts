import { defineMessages, plural } from '@countersign/primitives'

/** One row of the history. */
export const historyRowMessages = defineMessages('history-row', {
  imitation: 'Imitates an earlier transfer',
  untrusted: 'Token without a known origin',
  number: ({ number }: { number: string }) => `Transaction ${number}`,
  atPriceOfDay: ({ value }: { value: string }) => `${value} on that day`,
  atTodaysPrice: ({ value }: { value: string }) => `${value} at today’s price`,
  movesNothing: 'Moves nothing',
  movedNothing: 'Moved nothing',
  otherAssets: (count: number) => plural(count, { one: 'and # other asset', other: 'and # other assets' }),
  notOnChain: 'Not on chain',
  failed: 'Failed',
  replaced: 'Replaced',
  created: 'Created',
  executed: 'Executed',
  unmatched: 'Listed with the match of its Ethereum transaction',
})
