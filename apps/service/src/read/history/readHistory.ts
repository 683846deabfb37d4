import type { HistoryFilter, HistoryPage, Transaction } from '@countersign/api'
import { createDayOf, type DayOf, toCreationTransaction, withDayLabels } from '@countersign/ledger'
import type { FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { type PageCursor, pageLinks } from '../../routing/PageCursor.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'
import { loadGroupRows } from './loadGroupRows.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { valueMessages } from '../../errors/valueMessages.ts'
import { and, desc, sql, type SQL } from 'drizzle-orm'
import { countPageRows, findPageStart } from '../../db/paging/findPageStart.ts'
import { historyGroups } from '../../db/schema/schema.ts'
import { historyIndexOf } from './historyIndexOf.ts'
import { type HistoryPlace, isAfter } from './HistoryPlace.ts'

export type HistoryOptions = { trusted: boolean; imitation: boolean; dayOf: DayOf; page: PageCursor }

/** A part of a history: everything that matches, of all rows that the account has. */
export async function readFilteredHistory(
  context: ServiceContext,
  request: FastifyRequest,
  safe: SafeRow,
  { trusted, imitation, dayOf, page }: HistoryOptions,
  filter: HistoryFilter,
): Promise<HistoryPage> {
  const found = await historyIndexOf(context).find(safe, filter, { trusted, imitation })
  const after = readPlace(page.extra.get('after'))
  const next = after === null ? page.offset : found.groups.findIndex((group) => isAfter(group, after))
  const from = next === -1 ? found.groups.length : next
  const groups = found.groups.slice(from, from + page.limit)
  const hasNext = found.groups.length > from + page.limit
  const hashes = groups.map((group) => group.transactionHash)
  const rowsOf = await loadGroupRows(context, safe, hashes, { trusted, imitation })
  const rows = hashes.flatMap((hash) => rowsOf.get(hash) ?? [])
  const creation = hasNext || !found.hasCreation ? null : toCreationTransaction(safe)
  if (creation) rows.push(creation)
  const unmatched = found.unmatchedIn(groups)
  const before = after === null ? (found.groups[from - 1]?.blockTime ?? null) : readSeen(page.extra.get('seen'))
  return {
    count: found.groups.length,
    ...pageLinks(request, page, hasNext, nextPlace(groups.at(-1), rows.at(-1), before)),
    results: withDayLabels(rows, dayOf, before),
    unmatched: rows.map(({ id }) => id).filter((id) => unmatched.has(id)),
  }
}

export async function readHistory(
  context: ServiceContext,
  request: FastifyRequest,
  safe: SafeRow,
  { trusted, imitation, dayOf, page }: HistoryOptions,
): Promise<HistoryPage> {
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
  const match = /^(\d{1,15})\.(\d{1,15})\.0x([0-9a-f]{64})$/.exec(text ?? '')
  const [, time, block, hash] = match ?? []
  return time && block && hash
    ? { blockTime: Number(time), blockNumber: Number(block), transactionHash: `0x${hash}` }
    : null
}

const readSeen = (text: string | null) => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null)

/**
 * The days in the time zone of a request.
 * @throws ServiceError timezone/invalid
 */
export function readDayOf(timezone: string | undefined, offsetMs?: number): DayOf {
  try {
    return createDayOf(timezone, offsetMs)
  } catch (cause) {
    const detail = () => valueMessages.notTimeZone({ text: String(timezone) })
    throw new ServiceError('timezone/invalid', detail, { cause })
  }
}

type HistoryQuery = {
  trusted: boolean
  imitation: boolean
  limit: number
  start: { after: HistoryPlace } | { offset: number }
}

/** One page, read as one range of one index, which contains visible groups only. */
export async function findHistoryGroups(
  context: ServiceContext,
  safe: SafeRow,
  { trusted, imitation, limit, start }: HistoryQuery,
): Promise<HistoryPlace[]> {
  const offset = 'offset' in start ? start.offset : 0
  // The list without imitations has no totals and marks of its own, so rows are skipped one by one.
  const { where, skip } = await findPageStart(context.db, listOf(trusted), safe, imitation ? offset : 0)
  const after =
    'after' in start
      ? sql`(block_time, block_number, transaction_hash)
          < (${start.after.blockTime}::bigint, ${start.after.blockNumber}::bigint, ${start.after.transactionHash}::text)`
      : undefined
  return context.db.drizzle
    .select({
      transactionHash: historyGroups.transactionHash,
      blockTime: historyGroups.blockTime,
      blockNumber: historyGroups.blockNumber,
    })
    .from(historyGroups)
    .where(and(where, after, imitation ? undefined : isMoreThanImitation(safe)))
    .orderBy(desc(historyGroups.blockTime), desc(historyGroups.blockNumber), desc(historyGroups.transactionHash))
    .limit(limit)
    .offset(imitation ? skip : offset)
}

export const countHistoryGroups = (context: ServiceContext, safe: SafeRow, trusted: boolean): Promise<number> =>
  countPageRows(context.db.drizzle, listOf(trusted), safe)

/** True when something in the group is not an imitation. Compares by hash, see `isOfAccount`. */
function isMoreThanImitation({ chainId, address }: SafeRow): SQL {
  const hash = historyGroups.transactionHash
  return sql`coalesce(
    (select true from multisig_transactions m
      where m.chain_id = ${chainId} and m.executed_transaction_hash = ${hash} and m.safe::text = ${address}::text limit 1),
    (select true from module_transactions o
      where o.chain_id = ${chainId} and o.transaction_hash = ${hash} and o.safe::text = ${address}::text limit 1),
    (select true from transfers t
      where t.chain_id = ${chainId} and t.transaction_hash = ${hash} and t.safe::text = ${address}::text
        and not t.imitation limit 1),
    false)`
}

const listOf = (trusted: boolean) => (trusted ? 'history:trusted' : 'history')
