import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../db/database.ts'

const Owners = z.array(z.object({ safe: z.string(), owner: z.string() }))
export type OwnerOfSafe = z.output<typeof Owners>[number]

/** Who was removed from an account above a block. */
export async function findRemovedOwners(tx: Drizzle, chainId: string, above: number): Promise<OwnerOfSafe[]> {
  const rows = await tx.execute(sql`
    select distinct safe, owner from owner_removals where chain_id = ${chainId} and block_number > ${above}::integer`)
  return z.parse(Owners, rows)
}

/**
 * Lets what owners approved on chain count again after a reorg undid their removal. Where they had signed as well, that stood
 * before it and was set aside, and may have been deleted since.
 */
export async function restoreApprovals(tx: Drizzle, chainId: string, owners: readonly OwnerOfSafe[]): Promise<void> {
  if (owners.length === 0) return
  await tx.execute(sql`
    insert into confirmations (chain_id, safe, safe_tx_hash, owner, signature, submitted_at, source, block_number)
    select distinct on (a.chain_id, a.safe, a.safe_tx_hash, a.owner)
      a.chain_id, a.safe, a.safe_tx_hash, a.owner, a.signature, a.approved_at, 'approveHash', a.block_number
    from approved_hashes a join unnest(${sql.param(owners.map(({ safe }) => safe))}::char(42)[],
      ${sql.param(owners.map(({ owner }) => owner))}::char(42)[]) as back(safe, owner)
      on back.safe = a.safe and back.owner = a.owner
    where a.chain_id = ${chainId} and not exists (
      select from owner_removals r where r.chain_id = a.chain_id and r.safe = a.safe and r.owner = a.owner
        and r.block_number >= a.block_number)
    order by a.chain_id, a.safe, a.safe_tx_hash, a.owner, a.block_number
    on conflict (chain_id, safe, safe_tx_hash, owner) do update set signature = excluded.signature,
      submitted_at = excluded.submitted_at, source = excluded.source, block_number = excluded.block_number
    where confirmations.source <> 'http' and excluded.block_number < confirmations.block_number`)
}
