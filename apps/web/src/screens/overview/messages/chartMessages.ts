import { defineMessages, numberText, plural } from '@countersign/primitives'

export const chartMessages = defineMessages('overview-charts', {
  value: 'Value over time',
  range: 'Range of the chart',
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  year: '1 year',
  showTable: 'Show as table',
  showChart: 'Show as chart',
  inOne: ({ currency }: { currency: string }) => `In ${currency}.`,
  inThousands: ({ currency }: { currency: string }) => `In thousands of ${currency}.`,
  inMillions: ({ currency }: { currency: string }) => `In millions of ${currency}.`,
  todaysPrice: 'At today’s price: the line shows how the balances changed, not how prices changed.',
  priceOfDay: 'At the price of each day.',
  priceOfDaySince: ({ day }: { day: string }) =>
    `At the price of each day since ${day}. Before that, at today’s price where none was recorded.`,
  priceGaps: 'Days without a recorded price are left blank.',
  changeOfDay: ({ amount }: { amount: string }) => `${amount} in 24 hours`,
  change: ({ amount, days }: { amount: string; days: number }) => `${amount} in ${days} days`,
  changeSince: ({ amount, day }: { amount: string; day: string }) => `${amount} since ${day}`,
  atTodaysPrice: ({ words }: { words: string }) => `${words}, at today’s price`,
  flowsAtTodaysPrice: 'At today’s price.',
  flowsAtPriceOfDay: 'At the price of the day.',
  flowsMixed: (count: number) =>
    plural(count, {
      one: 'At the price of the day; one transfer without a recorded price at today’s price.',
      other: 'At the price of the day; # transfers without a recorded price at today’s price.',
    }),
  gaps: 'Days for which transfers are missing are left blank.',
  withoutPrice: (count: number) =>
    plural(count, {
      one: 'One asset without a price is not included.',
      other: '# assets without a price are not included.',
    }),
  unpricedTransfers: (count: number) =>
    plural(count, {
      one: 'One transfer of a token without a price is not counted.',
      other: '# transfers of tokens without a price are not counted.',
    }),
  tooMany: ({ day }: { day: string }) =>
    `There are too many transfers to add up: only those since ${day} are included.`,
  notRead: ({ day }: { day: string }) =>
    `This browser has read the events since ${day}. Earlier transfers are not included.`,
  currentMonth: ({ month }: { month: string }) => `${month} is not over.`,
  noPrice: 'No price of these assets is known, so there is no value to show.',
  noTransfers: 'No transfers of assets with a price yet.',
  noPayments: 'No payments of assets with a price in this time.',
  isNew: 'The account is new. The chart begins tomorrow.',
  unknown: 'The transfers of this time are not known.',
  loading: 'Loading the transfers',
  failed: 'The service did not send the transfers',
  stillWorks: 'Balances and the queue are not affected.',
  valueSummary: (of: { from: string; to: string; first: string; last: string; low: string; high: string }) =>
    `Value from ${of.from} to ${of.to}: from ${of.first} to ${of.last}, lowest ${of.low}, highest ${of.high}.`,
  day: 'Day',
  valueColumn: 'Value',
  blank: 'not known',
  flows: 'In and out by month',
  flowsSummary: ({ months }: { months: string }) => `In and out by month: ${months}.`,
  flowOfMonth: (of: { month: string; in: string; out: string }) => `${of.month}: ${of.in} in, ${of.out} out`,
  month: 'Month',
  in: 'In',
  out: 'Out',
  payees: 'Largest payees',
  payments: (count: number) => plural(count, { one: '# payment', other: '# payments' }),
  otherPayees: (count: number) => `${numberText(count)} others`,
})
