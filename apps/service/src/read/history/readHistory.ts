import type { HistoryItem, Page, Transaction } from '@countersign/api'
import { type DayOf, toCreationTransaction, withDayLabels } from '@countersign/ledger'
import type { FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { type PageCursor, pageLinks } from '../../routing/PageCursor.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'
import { countHistoryGroups, findHistoryGroups, type HistoryPlace } from './findHistoryGroups.ts'
import { loadGroupRows } from './loadGroupRows.ts'

export type HistoryOptions = { trusted: boolean; imitation: boolean; dayOf: DayOf; page: PageCursor }

export async function readHistory(
  context: ServiceContext,
  request: FastifyRequest,
  safe: SafeRow,
  { trusted, imitation, dayOf, page }: HistoryOptions,
): Promise<Page<HistoryItem>> {
  const { limit, offset, extra } = page
  const after = readPlace(extra.get('after'))
  // Clients that page by offset alone get one more group before the page, which shows the day that the previous page ended on.
  const lead = after === null && offset > 0 ? 1 : 0
  const [found, count] = await Promise.all([
    findHistoryGroups(context, safe, {
      trusted,
      imitation,
      // One more row than the page shows whether a next page exists.
      limit: lead + limit + 1,
      start: after === null ? { offset: offset - lead } : { after },
    }),
    countHistoryGroups(context, safe, trusted),
  ])
  const groups = found.slice(lead, lead + limit)
  const hasNext = found.length > lead + limit
  const hashes = groups.map((group) => group.transactionHash)
  const rowsOf = await loadGroupRows(context, safe, hashes, { trusted, imitation })
  const rows = hashes.flatMap((hash) => rowsOf.get(hash) ?? [])
  const creation = hasNext ? null : toCreationTransaction(safe)
  if (creation) rows.push(creation)
  const before = lead === 1 ? (found[0]?.blockTime ?? null) : readSeen(extra.get('seen'))
  return {
    count,
    ...pageLinks(request, page, hasNext, nextPlace(groups.at(-1), rows.at(-1), before)),
    results: withDayLabels(rows, dayOf, before),
  }
}

/** The position and the last shown day, with which the next page starts. */
function nextPlace(
  last: HistoryPlace | undefined,
  lastRow: Transaction | undefined,
  before: number | null,
): Record<string, string | number> {
  if (last === undefined) return {}
  const seen = lastRow?.timestamp ?? before
  return { after: `${last.blockTime}.${last.blockNumber}.${last.transactionHash}`, ...(seen === null ? {} : { seen }) }
}

function readPlace(text: string | null): HistoryPlace | null {
  const match = /^(\d{1,15})\.(\d{1,15})\.(0x[0-9a-f]{64})$/.exec(text ?? '')
  const [, time, block, transactionHash] = match ?? []
  return time && block && transactionHash
    ? { blockTime: Number(time), blockNumber: Number(block), transactionHash }
    : null
}

const readSeen = (text: string | null) => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null)
