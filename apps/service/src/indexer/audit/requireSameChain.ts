import type { PublicClient } from 'viem'
import { fetchHeader } from '../read/fetchHeader.ts'
import { ChainMovedError } from '../read/ChainMovedError.ts'
import type { Cursor } from '../state/Cursor.ts'
import { IndexStaleError } from './IndexStaleError.ts'

/**
 * Blocks that are read apart from the head must belong to the branch of the index. If the index is still on a replaced branch and stored
 * blocks of the other one, the fork could not be found later and void rows would stay.
 * @param client of the node that was read from, after it answered
 * @throws IndexStaleError when the node has another block there
 * @throws ChainMovedError when it has none
 */
export async function requireSameChain(client: PublicClient, { number, hash }: Cursor): Promise<void> {
  const header = await fetchHeader(client, number)
  if (!header) throw new ChainMovedError()
  if (header.hash !== hash) throw new IndexStaleError()
}
