import { sql } from 'drizzle-orm'
import type { Drizzle } from '../db/database.ts'

/** Blocks kept without a gap below the head; older ones thin out, since no reorg is that deep. */
const KEPT = 10_000
const EVERY = 1000

/** Runs once in `EVERY` blocks. */
export async function pruneBlocks(tx: Drizzle, chainId: string, from: number, to: number): Promise<void> {
  if (Math.floor(from / EVERY) === Math.floor(to / EVERY)) return
  await tx.execute(sql`
    delete from blocks where chain_id = ${chainId} and number < ${to - KEPT}::integer and number % ${EVERY}::integer <> 0
      and number not in (select block_number from ethereum_transactions where chain_id = ${chainId})`)
}
