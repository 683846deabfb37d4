import { and, desc, eq, lt, lte } from 'drizzle-orm'
import type { PublicClient } from 'viem'
import type { Drizzle } from '../db/database.ts'
import { blocks } from '../db/schema.ts'
import { fetchHeaders, type BlockHeader } from './blockHeader.ts'

const PAGE = 64

/**
 * The newest indexed block that the chain still has. Null when it has none of them: another chain, begun anew.
 * A reorg is rarely deep, so the walk goes down from the head.
 */
export async function findFork(
  db: Drizzle,
  client: PublicClient,
  chainId: string,
  headNumber: number,
): Promise<BlockHeader | null> {
  let below = headNumber + 1
  for (;;) {
    const known = await db
      .select()
      .from(blocks)
      .where(and(eq(blocks.chainId, chainId), lt(blocks.number, below), lte(blocks.number, headNumber)))
      .orderBy(desc(blocks.number))
      .limit(PAGE)
    const last = known.at(-1)
    if (!last) return null
    const headers = await fetchHeaders(
      client,
      known.map(({ number }) => number),
    )
    const fork = known.find(({ number, hash }) => headers.get(number)?.hash === hash)
    if (fork) return { number: fork.number, hash: fork.hash, parentHash: fork.parentHash, time: fork.time }
    below = last.number
  }
}
