import type { QueueItem } from '@countersign/api'
import { addressesOfCall, buildQueueItems, groupBy } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import { asc, getTableColumns, getTableName, sql, Subquery } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { multisigTransactions } from '../../db/schema/schema.ts'
import { findTokens } from '../../read/tokens/TokenIndex.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import { wantedAccounts } from '../../read/accounts/wantedAccounts.ts'
import { findConfirmations, multisigTransactionOf } from '../../read/transactions/multisigTransactionOf.ts'
import type { MultisigRow } from '../../read/transactions/rows.ts'

/** Limit per account; the queue of the account has the rest. */
export const MOST_OF_QUEUE = 100

export type WaitingTransactions = {
  readonly queue: QueueItem[]
  /** By transaction id; the delegate, when one proposed for an owner. */
  readonly proposers: Record<string, Address>
}

/** The beginning of the queue of each account, by `chainId:address`. Three queries per chain. */
export async function findWaitingTransactions(
  context: ServiceContext,
  safes: readonly SafeRow[],
): Promise<ReadonlyMap<string, WaitingTransactions>> {
  const chainIds = [...new Set(safes.map(({ chainId }) => chainId))]
  const queues = await Promise.all(
    chainIds.map((chainId) =>
      ofChain(
        context,
        chainId,
        safes.filter((safe) => safe.chainId === chainId),
      ),
    ),
  )
  return new Map(queues.flat())
}

async function ofChain(
  context: ServiceContext,
  chainId: string,
  safes: readonly SafeRow[],
): Promise<[string, WaitingTransactions][]> {
  const heads = await context.db.drizzle
    .select(getTableColumns(multisigTransactions))
    .from(headsOf(safes))
    .orderBy(
      asc(multisigTransactions.safe),
      asc(multisigTransactions.nonce),
      asc(multisigTransactions.submittedAt),
      asc(multisigTransactions.safeTxHash),
    )
  const [confirmations, tokens] = await Promise.all([
    findConfirmations(
      context,
      chainId,
      heads.map(({ safeTxHash }) => safeTxHash),
    ),
    findTokens(context, chainId, heads.flatMap(addressesOfCall)),
  ])
  const rowsOf = groupBy(heads, (row: MultisigRow) => row.safe)
  return safes.map((safe) => {
    const rows = rowsOf.get(safe.address) ?? []
    const shown = rows.slice(0, MOST_OF_QUEUE)
    const queued = shown.map((row) => ({
      nonce: row.nonce,
      transaction: multisigTransactionOf(context, row, safe, confirmations, tokens),
    }))
    const place = { safeNonce: safe.nonce, previousNonce: null, nextNonce: rows[MOST_OF_QUEUE]?.nonce ?? null }
    const proposers = queued.flatMap(({ transaction }, index): [string, Address][] => {
      const proposer = shown[index]?.proposedByDelegate ?? shown[index]?.proposer
      return proposer ? [[transaction.id, proposer]] : []
    })
    const waiting = { queue: buildQueueItems(queued, place), proposers: Object.fromEntries(proposers) }
    return [`${chainId}:${safe.address}`, waiting]
  })
}

/**
 * One more per account than is shown, so that a conflict across the limit is marked. Used in the place of the table: with a join by key,
 * the accounts could be read again for each row.
 */
const headsOf = (safes: readonly SafeRow[]) =>
  new Subquery(
    sql`
      select head.* from ${wantedAccounts(safes)} w
      cross join lateral (
        select t.* from multisig_transactions t
        where t.chain_id = w.chain_id and t.safe = w.address and t.nonce >= w.nonce
          and t.executed_transaction_hash is null and t.trusted
        order by t.nonce, t.submitted_at, t.safe_tx_hash limit ${MOST_OF_QUEUE + 1}) head`,
    getTableColumns(multisigTransactions),
    getTableName(multisigTransactions),
  )
