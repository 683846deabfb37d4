import { defineMessages, numberText, plural } from '@countersign/primitives'

/** Executed transactions and transfers. */
export const historyMessages = defineMessages('history', {
  title: 'History',
  export: 'Export',
  exportCount: ({ count }: { count: number }) => `Export ${numberText(count)}`,
  monthFiles: 'Month files',
  matches: ({ count, all }: { count: number; all: number | null }) =>
    all === null
      ? plural(count, {
          one: '# transaction matches, of the whole history.',
          other: '# transactions match, of the whole history.',
        })
      : plural(count, {
          one: `# of ${numberText(all)} transactions matches, of the whole history.`,
          other: `# of ${numberText(all)} transactions match, of the whole history.`,
        }),
  searching: 'Searching the history',
  stale: 'The service did not answer. This is the cached history.',
  failed: 'The service did not send the history',
  failedStillWorks: 'Balances and owners can still be read from the chain.',
  loading: 'Loading the history',
  none: 'No transactions or transfers yet.',
  noneDetail: 'Transfers and transactions will appear here.',
  noMatch: 'No match.',
  noMatchDetail: 'Nothing in the whole history matches every filter.',
  clearFilters: 'Clear filters',
  filter: 'Filter the history',
  search: 'Note, name, hash or amount',
  clear: 'Clear',
  together: ({ rows, matching }: { rows: number; matching: number | null }) =>
    matching === null || matching === rows
      ? `${numberText(rows)} rows of one Ethereum transaction`
      : `${numberText(rows)} rows of one Ethereum transaction, of which ${numberText(matching)} match`,
  hideSuspicious: 'Hide suspicious',
  onlyCreation: 'The creation of the account.',
  total: (count: number) => plural(count, { one: '# transaction.', other: '# transactions.' }),
  totalAndCreation: (count: number) =>
    plural(count, { one: '# transaction and the creation.', other: '# transactions and the creation.' }),
  filteredHere:
    'This service has no filter. The page filters by what each row says, so tokens that move inside of a batch are not found.',
})
