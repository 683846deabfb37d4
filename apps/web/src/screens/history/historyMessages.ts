import { defineMessages, numberText, plural } from '@countersign/primitives'

/** Executed transactions and transfers. */
export const historyMessages = defineMessages('history', {
  title: 'History',
  export: 'Export',
  matches: ({ shown, rows }: { shown: number; rows: number }) =>
    plural(rows, {
      one: `${numberText(shown)} of # loaded row matches.`,
      other: `${numberText(shown)} of # loaded rows match.`,
    }),
  olderNotSearched: 'Older rows are not searched until they are loaded.',
  stale: 'The service did not answer. This is the cached history.',
  failed: 'The service did not send the history',
  failedStillWorks: 'Balances and owners can still be read from the chain.',
  loading: 'Loading the history',
  none: 'No transactions or transfers yet.',
  noneDetail: 'Transfers and transactions will appear here.',
  noMatch: 'No match.',
  noMatchDetail: 'No loaded row matches every filter.',
  clearFilters: 'Clear filters',
  filter: 'Filter the history',
  search: 'Hash, address, note or amount',
  incoming: 'Incoming',
  outgoing: 'Outgoing',
  settings: 'Settings',
  module: 'By module',
  failedKind: 'Failed',
  number: 'Number',
  noNumber: ({ text }: { text: string }) => `"${text}" is not a transaction number. Enter a whole number, 0 or higher.`,
  clear: 'Clear',
  hideSuspicious: 'Hide suspicious',
  onlyCreation: 'The creation of the account.',
  total: (count: number) => plural(count, { one: '# transaction.', other: '# transactions.' }),
  totalAndCreation: (count: number) =>
    plural(count, { one: '# transaction and the creation.', other: '# transactions and the creation.' }),
})
