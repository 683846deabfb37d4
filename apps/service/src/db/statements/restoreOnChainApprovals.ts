import { sql, type SQL } from 'drizzle-orm'
import type { Drizzle } from '../database/Database.ts'

/**
 * Restores approvals given on chain where another confirmation had replaced them and was deleted. A signature that the owner submitted
 * stays; of two approvals the first counts.
 * @param which a condition on `a`, a row of `approved_hashes`
 */
export async function restoreOnChainApprovals(tx: Drizzle, which: SQL): Promise<void> {
  await tx.execute(sql`
    insert into confirmations (chain_id, safe, safe_tx_hash, owner, signature, submitted_at, source, block_number)
    select distinct on (a.chain_id, a.safe, a.safe_tx_hash, a.owner)
      a.chain_id, a.safe, a.safe_tx_hash, a.owner, a.signature, a.approved_at, 'approveHash', a.block_number
    from approved_hashes a
    where ${which} and not exists (
      select from owner_removals r where r.chain_id = a.chain_id and r.safe = a.safe and r.owner = a.owner
        and r.block_number >= a.block_number)
    order by a.chain_id, a.safe, a.safe_tx_hash, a.owner, a.block_number
    on conflict (chain_id, safe, safe_tx_hash, owner) do update set signature = excluded.signature,
      submitted_at = excluded.submitted_at, source = excluded.source, block_number = excluded.block_number
    where confirmations.source <> 'http' and excluded.block_number < confirmations.block_number`)
}
