import type { Chain } from '@countersign/api'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys, type AccountKey } from '../../../data/keys/queryKeys.ts'
import type { FilteredHistoryQuery } from '../../../data/query/historyQuery.ts'
import { readExportedRows } from './readExportedRows.ts'
import { readKnownPrices } from './readKnownPrices.ts'
import { sumRows, type Sums } from './sumRows.ts'
import { valueRows } from './valueRows.ts'

/** About 5,000 rows. */
const MOST_BYTES = 3_000_000
const NO_RANGE = { from: '', to: '' }

/** The sums of what a filter shows; null if there are too many rows to add up. */
export const sumsQuery = (chain: Chain, account: AccountKey, currency: string, filter: FilteredHistoryQuery) =>
  queryOptions({
    queryKey: [...queryKeys.history(account), 'sums', currency, filter],
    queryFn: async ({ signal, client }): Promise<Sums | null> => {
      const exported = await readExportedRows(
        { chain, account, range: NO_RANGE, filter, mostBytes: MOST_BYTES },
        signal,
      )
      if (exported === null) return null
      const prices = await readKnownPrices(client, { chain, account, currency, rows: exported.rows })
      return sumRows(valueRows(exported.rows, prices))
    },
    // Amounts are integers that JSON cannot contain.
    meta: { persist: false },
    structuralSharing: false,
  })
