import { and, desc, eq, lte } from 'drizzle-orm'
import type { PublicClient } from 'viem'
import type { Drizzle } from '../../db/database/Database.ts'
import { blocks } from '../../db/schema/schema.ts'
import { fetchHeader } from '../read/fetchHeader.ts'
import type { BlockHeader } from '../fold/decode/BlockHeader.ts'
import { ChainMovedError } from '../read/ChainMovedError.ts'

/**
 * The newest indexed block that the chain still has. Null when it has none of them: the chain was restarted. A reorg is rarely deep, so the
 * search starts at the head with doubling steps, then bisects. The number of requests grows with the logarithm of the depth.
 */
export async function findFork(
  db: Drizzle,
  client: PublicClient,
  chainId: string,
  headNumber: number,
): Promise<BlockHeader | null> {
  /** The stored block at this distance below the head. */
  const stored = async (offset: number): Promise<BlockHeader | null> => {
    const [row] = await db
      .select()
      .from(blocks)
      .where(and(eq(blocks.chainId, chainId), lte(blocks.number, headNumber)))
      .orderBy(desc(blocks.number))
      .limit(1)
      .offset(offset)
    return row ? { number: row.number, hash: row.hash, parentHash: row.parentHash, time: row.time } : null
  }
  const isOnChain = async ({ number, hash }: BlockHeader) => {
    const header = await fetchHeader(client, number)
    // The head is above, so the node must have it.
    if (!header) throw new ChainMovedError()
    return header.hash === hash
  }
  let gone = -1
  let kept: { offset: number; block: BlockHeader } | null = null
  for (let stride = 1; kept === null; stride *= 2) {
    const block: BlockHeader | null = await stored(gone + stride)
    if (block && (await isOnChain(block))) kept = { offset: gone + stride, block }
    else if (block) gone += stride
    else if (stride === 1) return null
    else stride = 0.5
  }
  while (kept.offset - gone > 1) {
    const offset = Math.floor((gone + kept.offset) / 2)
    const block: BlockHeader | null = await stored(offset)
    if (!block) throw new ChainMovedError()
    if (await isOnChain(block)) kept = { offset, block }
    else gone = offset
  }
  return kept.block
}
