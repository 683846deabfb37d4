import type { Address } from '@countersign/primitives'
import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import { wantedAccounts } from '../../read/accounts/wantedAccounts.ts'

export type QueueCounts = { queued: number; awaitingConfirmation: number; lastActivity: number | null }

/**
 * Queue sizes of many accounts in one statement. `awaitingConfirmation` counts transactions below the threshold that `wallet` has not
 * signed; signatures of former owners do not count. Each account is read separately: with one join, an embedded database without recent
 * statistics scans whole tables.
 */
export async function countQueued(
  context: ServiceContext,
  rows: readonly SafeRow[],
  wallet: Address | null,
): Promise<Map<string, QueueCounts>> {
  if (rows.length === 0) return new Map()
  const counted = await context.db.drizzle.execute<Record<string, unknown>>(sql`
    select w.chain_id, w.address, q.queued, q.awaiting,
      greatest(q.modified_at, (
        select max(g.block_time) from history_groups g where g.chain_id = w.chain_id and g.safe = w.address and g.visibility >= 1
      )) as last_activity
    from ${wantedAccounts(rows)} w
    cross join lateral (
      select count(*) as queued, max(m.modified_at) as modified_at,
        count(*) filter (where signatures.count < w.threshold and not signatures.by_wallet) as awaiting
      from multisig_transactions m
      cross join lateral (
        select count(*) as count, coalesce(bool_or(c.owner = ${wallet ?? ''}::text), false) as by_wallet
        from confirmations c join safe_owners o on o.chain_id = m.chain_id and o.safe = m.safe and o.owner = c.owner
        where c.chain_id = m.chain_id and c.safe = m.safe and c.safe_tx_hash = m.safe_tx_hash) signatures
      where m.chain_id = w.chain_id and m.safe = w.address and m.nonce >= w.nonce
        and m.executed_transaction_hash is null and m.trusted) q`)
  return new Map(
    counted.map((row) => [
      `${String(row['chain_id'])}:${String(row['address'])}`,
      {
        queued: Number(row['queued']),
        awaitingConfirmation: Number(row['awaiting']),
        lastActivity: row['last_activity'] === null ? null : Number(row['last_activity']),
      },
    ]),
  )
}
