import type { Hex } from '@countersign/safe/light'
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { ServiceContext } from '../../context.ts'
import { historyGroups } from '../../db/schema.ts'
import type { SafeRow } from '../safes/requireSafe.ts'

/** Everything one Ethereum transaction did to one account. */
export type HistoryGroup = { transactionHash: Hex; blockTime: number }
/** The place after which a page starts. */
export type HistoryPlace = { blockTime: number; transactionHash: string }

export type HistoryQuery = { trusted: boolean; limit: number; start: { after: HistoryPlace } | { offset: number } }

/**
 * One statement per page. Groups that would show nothing (unlisted tokens, transfers of zero) are left out here and not
 * afterwards, so that a page is as long as it was asked to be.
 */
export function findHistoryGroups(
  context: ServiceContext,
  safe: SafeRow,
  { trusted, limit, start }: HistoryQuery,
): Promise<HistoryGroup[]> {
  const after: SQL | undefined =
    'after' in start
      ? sql`(${historyGroups.blockTime}, ${historyGroups.transactionHash}) < (${start.after.blockTime}::bigint, ${start.after.transactionHash}::text)`
      : undefined
  return context.db.drizzle
    .select({ transactionHash: historyGroups.transactionHash, blockTime: historyGroups.blockTime })
    .from(historyGroups)
    .where(and(ofSafe(safe), after, hasSomethingToShow(safe, trusted)))
    .orderBy(desc(historyGroups.blockTime), desc(historyGroups.transactionHash))
    .limit(limit)
    .offset('offset' in start ? start.offset : 0)
}

export async function countHistoryGroups(context: ServiceContext, safe: SafeRow): Promise<number> {
  const rows = await context.db.drizzle.select({ total: count() }).from(historyGroups).where(ofSafe(safe))
  return rows[0]?.total ?? 0
}

const ofSafe = (safe: SafeRow) => and(eq(historyGroups.chainId, safe.chainId), eq(historyGroups.safe, safe.address))

function hasSomethingToShow({ chainId, address }: SafeRow, trusted: boolean): SQL {
  const hash = historyGroups.transactionHash
  // Scalar probes by hash, see isOfAccount. EXISTS would become a hash over everything the account ever did, for one page.
  return sql`coalesce(
    (select true from multisig_transactions m
      where m.chain_id = ${chainId} and m.executed_transaction_hash = ${hash} and m.safe::text = ${address}::text limit 1),
    (select true from module_transactions o
      where o.chain_id = ${chainId} and o.transaction_hash = ${hash} and o.safe::text = ${address}::text limit 1),
    (select true from transfers t left join tokens k on k.chain_id = t.chain_id and k.address = t.token
      where t.chain_id = ${chainId} and t.transaction_hash = ${hash} and t.safe::text = ${address}::text
        and (t.kind <> 'ERC20' or (t.value > 0 and (not ${trusted}::boolean or coalesce(k.trusted, false)))) limit 1),
    false)`
}
