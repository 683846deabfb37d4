import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'

/** What a reorg needs is stored for this many blocks below the head; no reorg is deeper. */
const KEPT = 10_000
const EVERY = 1000

/** Deletes blocks and statuses that no reorg needs. Runs once in `EVERY` blocks. */
export async function pruneIndex(tx: Drizzle, chainId: string, from: number, to: number): Promise<void> {
  if (Math.floor(from / EVERY) === Math.floor(to / EVERY)) return
  // Older blocks were pruned in the last run.
  const since = from - (from % EVERY) - KEPT - EVERY
  const settled = to - KEPT
  await tx.execute(sql`
    delete from blocks where chain_id = ${chainId} and number >= ${since}::integer and number < ${settled}::integer
      and number % ${EVERY}::integer <> 0 and not exists (
        select from ethereum_transactions t where t.chain_id = blocks.chain_id and t.block_number = blocks.number)`)
  // A rollback reads the last status below the fork. Each has the whole list of owners, so of every account only that one stays.
  await tx.execute(sql`
    delete from safe_statuses s using (
      select safe, max(block_number) as block_number from safe_statuses
      where chain_id = ${chainId} and block_number >= ${since}::integer and block_number <= ${settled}::integer group by safe
    ) as last
    where s.chain_id = ${chainId} and s.safe = last.safe and s.block_number < last.block_number`)
}
