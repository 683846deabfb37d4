import type { Hex } from '@countersign/safe/light'
import { and, desc, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../context.ts'
import { countPageRows, findPageStart } from '../../db/findPageStart.ts'
import { historyGroups } from '../../db/schema.ts'
import type { SafeRow } from '../safes/requireSafe.ts'

/** Everything one Ethereum transaction did to one account. */
export type HistoryGroup = { transactionHash: Hex; blockTime: number }
/** The place after which a page starts. */
export type HistoryPlace = { blockTime: number; transactionHash: string }

export type HistoryQuery = { trusted: boolean; limit: number; start: { after: HistoryPlace } | { offset: number } }

/** One page, by one range of one index: what would show nothing is not in it. */
export async function findHistoryGroups(
  context: ServiceContext,
  safe: SafeRow,
  { trusted, limit, start }: HistoryQuery,
): Promise<HistoryGroup[]> {
  const { where, skip } = await findPageStart(context.db, listOf(trusted), safe, 'offset' in start ? start.offset : 0)
  const after =
    'after' in start
      ? sql`(block_time, transaction_hash) < (${start.after.blockTime}::bigint, ${start.after.transactionHash}::text)`
      : undefined
  return context.db.drizzle
    .select({ transactionHash: historyGroups.transactionHash, blockTime: historyGroups.blockTime })
    .from(historyGroups)
    .where(and(where, after))
    .orderBy(desc(historyGroups.blockTime), desc(historyGroups.transactionHash))
    .limit(limit)
    .offset(skip)
}

export const countHistoryGroups = (context: ServiceContext, safe: SafeRow, trusted: boolean): Promise<number> =>
  countPageRows(context.db.drizzle, listOf(trusted), safe)

const listOf = (trusted: boolean) => (trusted ? 'history:trusted' : 'history')
