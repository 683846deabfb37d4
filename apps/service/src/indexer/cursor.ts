import type { Hex } from '@countersign/safe/light'
import { eq } from 'drizzle-orm'
import type { Drizzle } from '../db/database.ts'
import { cursors } from '../db/schema.ts'
import type { BlockHeader } from './blockHeader.ts'

/** Last indexed block. */
export type Cursor = { number: number; hash: Hex; time: number }

export async function readCursor(db: Drizzle, chainId: string): Promise<Cursor | null> {
  const [row] = await db.select().from(cursors).where(eq(cursors.chainId, chainId))
  return row ? { number: row.blockNumber, hash: row.blockHash, time: row.blockTime } : null
}

export async function writeCursor(
  tx: Drizzle,
  chainId: string,
  block: Cursor,
  head: BlockHeader,
  checkedAt: number,
): Promise<void> {
  const row = {
    chainId,
    blockNumber: block.number,
    blockHash: block.hash,
    blockTime: block.time,
    headNumber: head.number,
    headTime: head.time,
    checkedAt,
  }
  await tx.insert(cursors).values(row).onConflictDoUpdate({ target: cursors.chainId, set: row })
}
