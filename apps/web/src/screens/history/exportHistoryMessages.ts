import { defineMessages, numberText, plural } from '@countersign/primitives'

/** The dialog that exports the history. */
export const exportHistoryMessages = defineMessages('export-history', {
  title: 'Export the history',
  filteredTitle: 'Export the filtered history',
  format: 'Format',
  excel: 'Excel',
  csv: 'CSV',
  json: 'JSON',
  from: 'From',
  to: 'To',
  fromService:
    'Days are in UTC and both included. Leave both empty to export everything. Each row is one transfer or transaction with exact amounts as the service sends them, its value at the price of the day (the column "priceOf" says "today" where none was recorded), the names of this browser, the fee and its payer.',
  fromChain:
    'Days are in UTC and both included. Leave both empty to export everything. Each row is one transfer or transaction with exact amounts and the names of this browser, read from the chain by this browser, as far back as the history is loaded; the name of the file says if that is not everything. It does not contain prices, fees, or coins that were sent without an event.',
  cancel: 'Cancel',
  reading: (megabytes: number) => `Reading: ${numberText(megabytes)} MB`,
  stopped: 'Stopped. No file was made.',
  plainFile: 'The file of the service, without values and names',
  tooLarge: 'These are too many rows for this page. Choose fewer days, or CSV and the file of the service.',
  cutOff: 'The answer of the service ended before all rows had arrived.',
  saved: (rows: number) => plural(rows, { one: '# row was saved.', other: '# rows were saved.' }),
  atTodaysPrice: (count: number) =>
    plural(count, {
      one: 'One is valued at today’s price, because no price of its day was recorded.',
      other: '# are valued at today’s price, because no price of their day was recorded.',
    }),
  unpriced: (count: number) => plural(count, { one: 'One has no price.', other: '# have no price.' }),
  failed: ({ reason }: { reason: string }) =>
    `The file could not be made: ${reason} Try again, or choose another node under Networks.`,
  close: 'Close',
  download: 'Download',
  wrongRange: ({ from, to }: { from: string; to: string }) =>
    `The range ends on ${to}, before it begins on ${from}. Choose a later end.`,
})
