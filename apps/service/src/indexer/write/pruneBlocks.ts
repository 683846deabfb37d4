import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'

/** Blocks below the head that are all kept; of older ones only some are kept, because no reorg is that deep. */
const KEPT = 10_000
const EVERY = 1000

/** Runs once in `EVERY` blocks. */
export async function pruneBlocks(tx: Drizzle, chainId: string, from: number, to: number): Promise<void> {
  if (Math.floor(from / EVERY) === Math.floor(to / EVERY)) return
  // What is older was thinned out the last time.
  const since = from - (from % EVERY) - KEPT - EVERY
  await tx.execute(sql`
    delete from blocks where chain_id = ${chainId} and number >= ${since}::integer and number < ${to - KEPT}::integer
      and number % ${EVERY}::integer <> 0 and not exists (
        select from ethereum_transactions t where t.chain_id = blocks.chain_id and t.block_number = blocks.number)`)
}
