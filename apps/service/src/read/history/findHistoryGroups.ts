import type { Hex } from '@countersign/primitives'
import { and, desc, sql, type SQL } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { countPageRows, findPageStart } from '../../db/paging/findPageStart.ts'
import { historyGroups } from '../../db/schema/schema.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'

/** The effects of one Ethereum transaction on one account. */
export type HistoryGroup = { transactionHash: Hex; blockTime: number; blockNumber: number }
/** The position after which a page starts. */
export type HistoryPlace = { blockTime: number; blockNumber: number; transactionHash: string }

export type HistoryQuery = {
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
): Promise<HistoryGroup[]> {
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
