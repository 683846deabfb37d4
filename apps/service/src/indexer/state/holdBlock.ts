import { and, eq } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { blocks } from '../../db/schema/schema.ts'
import { lockCursor, type Cursor } from './Cursor.ts'

/** Whether the index still contains a block; locks the cursor until the transaction ends. */
export async function holdBlock(tx: Drizzle, chainId: string, { number, hash }: Cursor): Promise<boolean> {
  const place = await lockCursor(tx, chainId)
  if (!place || place.blockNumber < number) return false
  const [row] = await tx
    .select({ hash: blocks.hash })
    .from(blocks)
    .where(and(eq(blocks.chainId, chainId), eq(blocks.number, number)))
  return row?.hash === hash
}
