import type { Address } from '@countersign/safe/light'
import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import type { SafeRow } from './requireSafe.ts'

export type QueueCounts = { queued: number; awaitingConfirmation: number; lastActivity: number | null }

/**
 * Queue sizes of many accounts in one statement. `awaitingConfirmation` counts what is below the threshold and not yet
 * signed by `wallet`; signatures of former owners do not count.
 */
export async function countQueued(
  context: ServiceContext,
  rows: readonly SafeRow[],
  wallet: Address | null,
): Promise<Map<string, QueueCounts>> {
  if (rows.length === 0) return new Map()
  const wanted = sql.join(
    rows.map((row) => sql`(${row.chainId}::text, ${row.address}::text)`),
    sql`, `,
  )
  const counted = await context.db.drizzle.execute<Record<string, unknown>>(sql`
    with wanted as (
      select s.chain_id, s.address, s.nonce, s.threshold
      from safes s join (values ${wanted}) w (chain_id, address) on s.chain_id = w.chain_id and s.address = w.address
    ), queue as (
      select m.chain_id, m.safe, m.modified_at, w.threshold,
        count(o.owner) as signed,
        coalesce(bool_or(o.owner = ${wallet ?? ''}::text), false) as by_wallet
      from wanted w
      join multisig_transactions m on m.chain_id = w.chain_id and m.safe = w.address and m.nonce >= w.nonce
        and m.executed_transaction_hash is null and m.trusted
      left join confirmations c on c.chain_id = m.chain_id and c.safe = m.safe and c.safe_tx_hash = m.safe_tx_hash
      left join safe_owners o on o.chain_id = c.chain_id and o.safe = m.safe and o.owner = c.owner
      group by m.chain_id, m.safe, m.safe_tx_hash, m.modified_at, w.threshold
    )
    select w.chain_id, w.address,
      count(q.safe) as queued,
      count(q.safe) filter (where q.signed < q.threshold and not q.by_wallet) as awaiting,
      greatest(max(q.modified_at), (
        select max(g.block_time) from history_groups g where g.chain_id = w.chain_id and g.safe = w.address and g.visibility >= 1
      )) as last_activity
    from wanted w left join queue q on q.chain_id = w.chain_id and q.safe = w.address
    group by w.chain_id, w.address`)
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
