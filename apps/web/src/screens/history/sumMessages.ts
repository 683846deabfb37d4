import { defineMessages, plural } from '@countersign/primitives'

/** The sums above the filtered history. */
export const sumMessages = defineMessages('history-sums', {
  title: 'Sums of the filtered rows',
  adding: 'Adding up',
  failed: 'The sums could not be read.',
  again: 'Try again',
  many: 'These are more than about 5,000 rows.',
  addAll: 'Add them all up',
  addingMany: 'Adding up all rows as they arrive',
  in: 'In',
  out: 'Out',
  fees: 'Fees',
  paidByExecutors: ', paid by the executing wallets',
  noPrice: '(no price)',
  moreTokens: (count: number) => plural(count, { one: 'and one more token', other: 'and # more tokens' }),
  totals: (of: { in: string; out: string }) => `In ${of.in}, out ${of.out}`,
  atPriceOfDay: 'at the price of the day',
  atTodaysPrice: 'at today’s price',
  mixed: (count: number) =>
    plural(count, {
      one: 'at the price of the day, one transfer at today’s price',
      other: 'at the price of the day, # transfers at today’s price',
    }),
})
