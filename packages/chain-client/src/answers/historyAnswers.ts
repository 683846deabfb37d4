import type { ApiClient } from '@countersign/api/client'
import { createDayOf, createHistoryMatch, type GivenFilter, isEmptyFilter, withDayLabels } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import { requireChain, type ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import { readPast, type Past } from '../context/readPast.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'
import { readBlockTime } from '../scan/readEvents.ts'
import { historyGroups, type HistoryGroup } from './historyGroups.ts'
import { historyRows, type ListedRow } from './historyRows.ts'

const PAGE = 20

/** The history from logs, as far back as they were read. */
export function historyAnswers(context: ChainOnlyContext): Pick<ApiClient, 'getHistory'> {
  return {
    async getHistory({ params: { chainId, safe }, query }) {
      const { cursor, timezone, timezone_offset, trusted: _trusted, imitation: _imitation, ...filter } = query ?? {}
      const chain = requireChain(context, chainId)
      const past = await readPast(context, chain, safe)
      const all = historyGroups(past)
      const isFiltered = !isEmptyFilter(filter)
      const found = isFiltered ? await filterGroups(context, chain, safe, past, all, filter) : null
      const groups = found?.groups ?? all
      const offset = Number(new URLSearchParams(cursor ?? '').get('offset') ?? 0)
      const shown = groups.slice(offset, offset + PAGE)
      const last = groups[offset - 1]
      const [listed, before] = await Promise.all([
        found ? found.listed.slice(offset, offset + PAGE) : historyRows(context, chain, safe, past, shown),
        last ? readBlockTime(chain, last.blockNumber) : null,
      ])
      const rows = listed.flat().map(({ transaction }) => transaction)
      const link = (at: number) => `http://chain.only/?cursor=${encodeURIComponent(`limit=${PAGE}&offset=${at}`)}`
      return {
        // The service counts in the same way: the creation is a row but not a transaction.
        count: groups.filter(({ creation }) => creation === null).length,
        next: offset + PAGE < groups.length ? link(offset + PAGE) : null,
        previous: offset > 0 ? link(Math.max(0, offset - PAGE)) : null,
        results: withDayLabels(rows, createDayOf(timezone ?? undefined, timezone_offset ?? undefined), before),
        ...(found && { unmatched: rows.map(({ id }) => id).filter((id) => found.unmatched.has(id)) }),
      }
    },
  }
}

/** The groups of which a row matches. Every row is built for it, so that a filter means the same as on a service. */
async function filterGroups(
  context: ChainOnlyContext,
  chain: ReadableChain,
  safe: Address,
  past: Past,
  groups: readonly HistoryGroup[],
  filter: GivenFilter,
): Promise<{ groups: HistoryGroup[]; listed: ListedRow[][]; unmatched: ReadonlySet<string> }> {
  const isMatch = createHistoryMatch(filter)
  const all = await historyRows(context, chain, safe, past, groups)
  const unmatched = new Set(
    all
      .flat()
      .filter(({ entry }) => !isMatch(entry))
      .map(({ transaction }) => transaction.id),
  )
  const isFound = (_: unknown, place: number) => all[place]?.some(({ transaction }) => !unmatched.has(transaction.id))
  return { groups: groups.filter(isFound), listed: all.filter(isFound), unmatched }
}
