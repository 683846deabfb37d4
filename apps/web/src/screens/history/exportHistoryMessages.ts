import { defineMessages } from '@countersign/primitives'

/** The dialog that exports the history. */
export const exportHistoryMessages = defineMessages('export-history', {
  title: 'Export the history',
  filteredTitle: 'Export the filtered history',
  format: 'Format',
  csv: 'CSV, for a spreadsheet',
  json: 'JSON',
  from: 'From',
  to: 'To',
  fromService:
    'Days are in UTC and both included. Leave both empty to export everything. Each row is one transfer or transaction with exact amounts, as the service sends it.',
  fromChain:
    'Days are in UTC and both included. Leave both empty to export everything. Each row is one transfer or transaction with exact amounts, read from the chain by this browser, as far back as the history is loaded; the file says so. It does not contain fees, or coins that were sent without an event.',
  failed: ({ reason }: { reason: string }) =>
    `The file could not be made: ${reason} Try again, or choose another node under Networks.`,
  close: 'Close',
  download: 'Download',
  wrongRange: ({ from, to }: { from: string; to: string }) =>
    `The range ends on ${to}, before it begins on ${from}. Choose a later end.`,
})
