import type { Chain } from '@countersign/api'
import { queryOptions } from '@tanstack/react-query'
import { dataSource } from '../../../data/api/dataSource.ts'
import { isOwnChain } from '../../../data/config/ownChains.ts'
import { queryKeys, type AccountKey } from '../../../data/keys/queryKeys.ts'
import type { FilteredHistoryQuery } from '../../../data/query/historyQuery.ts'
import { createTally } from './createTally.ts'
import { MOST_BYTES, readExportedRows } from './readExportedRows.ts'
import { readKnownPrices } from './readKnownPrices.ts'
import { streamExportedRows } from './streamExportedRows.ts'
import { type Sums, sumTally } from './sumTally.ts'

/** About 5,000 rows: more are added up when the person asks for it. */
const UNASKED_BYTES = 3_000_000
const NO_RANGE = { from: '', to: '' }

/** @property isWhole adds up any number of rows */
type Wanted = {
  readonly chain: Chain
  readonly account: AccountKey
  readonly currency: string
  readonly filter: FilteredHistoryQuery
  readonly isWhole: boolean
}

/** The sums of what a filter shows; null if there are more rows than are added up unasked. */
export const sumsQuery = ({ chain, account, currency, filter, isWhole }: Wanted) =>
  queryOptions({
    queryKey: [...queryKeys.history(account), 'sums', currency, filter, isWhole],
    queryFn: async ({ signal, client }): Promise<Sums | null> => {
      const tally = createTally()
      if (isWhole && dataSource.get().hasExtensions && !isOwnChain(account))
        await streamExportedRows({ account, filter }, tally.add, signal)
      else {
        const mostBytes = isWhole ? MOST_BYTES : UNASKED_BYTES
        const exported = await readExportedRows({ chain, account, range: NO_RANGE, filter, mostBytes }, signal)
        if (exported === null) return null
        for (const row of exported.rows) tally.add(row)
      }
      const read = tally.read()
      const prices = await readKnownPrices(client, { chain, account, currency, rows: read.samples })
      return sumTally(read, prices)
    },
    // Amounts are integers that JSON cannot contain.
    meta: { persist: false },
    structuralSharing: false,
  })
