import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'

/** All of this many blocks below the head are stored; of older ones only some, because no reorg is that deep. */
const KEPT = 10_000
const EVERY = 1000

/** Runs once in `EVERY` blocks. */
export async function pruneBlocks(tx: Drizzle, chainId: string, from: number, to: number): Promise<void> {
  if (Math.floor(from / EVERY) === Math.floor(to / EVERY)) return
  // Older blocks were pruned in the last run.
  const since = from - (from % EVERY) - KEPT - EVERY
  await tx.execute(sql`
    delete from blocks where chain_id = ${chainId} and number >= ${since}::integer and number < ${to - KEPT}::integer
      and number % ${EVERY}::integer <> 0 and not exists (
        select from ethereum_transactions t where t.chain_id = blocks.chain_id and t.block_number = blocks.number)`)
}
