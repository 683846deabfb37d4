import type { MovedAsset } from '@countersign/api'
import { addressesOfTransfer, toMovedAsset } from '@countersign/ledger'
import type { Hex } from '@countersign/primitives'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { transfers } from '../../db/schema/schema.ts'
import { findTokens } from '../tokens/TokenIndex.ts'
import { isOfAccount } from '../history/isOfAccount.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'

/** The most assets that are listed. */
const MOST_MOVED = 1000

/**
 * Assets that left and reached the account during one of its transactions; undefined before its execution. When one Ethereum transaction
 * executed several, the logs are divided at their events: L2 singletons log before the inner call, the others after it.
 */
export async function readMovedAssets(
  context: ServiceContext,
  safe: SafeRow,
  transactionHash: Hex | null,
  logIndex: number | null,
): Promise<MovedAsset[] | undefined> {
  if (transactionHash === null || logIndex === null) return undefined
  const [rows, siblings] = await Promise.all([
    context.db.drizzle
      .select()
      .from(transfers)
      .where(
        and(
          eq(transfers.chainId, safe.chainId),
          eq(transfers.transactionHash, transactionHash),
          isOfAccount(transfers.safe, safe.address),
        ),
      )
      .orderBy(asc(transfers.logIndex), asc(transfers.id))
      .limit(MOST_MOVED),
    findSiblings(context, safe, transactionHash),
  ])
  const logsBefore = safe.version?.endsWith('+L2') === true
  const owner = (place: number) =>
    (logsBefore ? siblings.findLast((index) => index <= place) : siblings.find((index) => index >= place)) ??
    (logsBefore ? siblings[0] : siblings.at(-1))
  const own = siblings.length > 1 ? rows.filter((row) => owner(row.logIndex) === logIndex) : rows
  const tokens = await findTokens(context, safe.chainId, own.flatMap(addressesOfTransfer))
  return own.map((row) => toMovedAsset(row, tokens))
}

/** Log indexes of everything that the account executed in this Ethereum transaction, ascending. */
async function findSiblings(context: ServiceContext, safe: SafeRow, hash: Hex): Promise<number[]> {
  const rows = await context.db.drizzle.execute<Record<string, unknown>>(sql`
    select executed_log_index as place from multisig_transactions
    where chain_id = ${safe.chainId} and executed_transaction_hash = ${hash} and safe::text = ${safe.address}::text
    union select log_index from module_transactions
    where chain_id = ${safe.chainId} and transaction_hash = ${hash} and safe::text = ${safe.address}::text
    order by place`)
  return rows.map((row) => Number(row['place']))
}
