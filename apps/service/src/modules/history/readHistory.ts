import type { HistoryItem, Page, Transaction } from '@countersign/api'
import type { FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context.ts'
import { type PageCursor, pageLinks } from '../../http/pageCursor.ts'
import type { SafeRow } from '../safes/requireSafe.ts'
import { toCreationTransaction } from '../transactions/toCreationTransaction.ts'
import type { DayOf } from './dayOf.ts'
import { countHistoryGroups, findHistoryGroups, type HistoryPlace } from './findHistoryGroups.ts'
import { loadGroupRows } from './loadGroupRows.ts'
import { isImitation, markImitations } from './markImitations.ts'
import { withDayLabels } from './withDayLabels.ts'

export type HistoryOptions = { trusted: boolean; imitation: boolean; dayOf: DayOf; page: PageCursor }

/** Groups behind the page that imitation marking compares its oldest rows with; the first of them also tells of a next page. */
const CONTEXT_GROUPS = 3

export async function readHistory(
  context: ServiceContext,
  request: FastifyRequest,
  safe: SafeRow,
  { trusted, imitation, dayOf, page }: HistoryOptions,
): Promise<Page<HistoryItem>> {
  const { limit, offset, extra } = page
  const after = readPlace(extra.get('after'))
  // Clients that count pages by offset only get one group before theirs, to know which day it ended on.
  const lead = after === null && offset > 0 ? 1 : 0
  const [found, count] = await Promise.all([
    findHistoryGroups(context, safe, {
      trusted,
      limit: lead + limit + CONTEXT_GROUPS,
      start: after === null ? { offset: offset - lead } : { after },
    }),
    countHistoryGroups(context, safe, trusted),
  ])
  const groups = found.slice(lead, lead + limit)
  const hasNext = found.length > lead + limit
  const visible = found.slice(lead)
  const rowsOf = await loadGroupRows(
    context,
    safe,
    visible.map((group) => group.transactionHash),
    trusted,
  )
  const marked = markImitations(visible.flatMap((group) => rowsOf.get(group.transactionHash) ?? []))
  const size = groups.reduce((sum, group) => sum + (rowsOf.get(group.transactionHash)?.length ?? 0), 0)
  const rows = marked.slice(0, size).filter((row) => imitation || !isImitation(row))
  const creation = hasNext ? null : toCreationTransaction(safe)
  if (creation) rows.push(creation)
  const before = lead === 1 ? (found[0]?.blockTime ?? null) : readSeen(extra.get('seen'))
  return {
    count,
    ...pageLinks(request, page, hasNext, nextPlace(groups.at(-1), rows.at(-1), before)),
    results: withDayLabels(rows, dayOf, before),
  }
}

/** What the next page needs to start exactly here, and to know which day was shown last. */
function nextPlace(
  last: { transactionHash: string; blockTime: number } | undefined,
  lastRow: Transaction | undefined,
  before: number | null,
): Record<string, string | number> {
  if (last === undefined) return {}
  const seen = lastRow?.timestamp ?? before
  return { after: `${last.blockTime}.${last.transactionHash}`, ...(seen === null ? {} : { seen }) }
}

function readPlace(text: string | null): HistoryPlace | null {
  const match = /^(\d{1,15})\.(0x[0-9a-f]{64})$/.exec(text ?? '')
  return match?.[1] && match[2] ? { blockTime: Number(match[1]), transactionHash: match[2] } : null
}

const readSeen = (text: string | null) => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null)
