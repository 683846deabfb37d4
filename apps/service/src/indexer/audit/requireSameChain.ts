import type { PublicClient } from 'viem'
import { fetchHeader } from '../read/fetchHeader.ts'
import { ChainMovedError } from '../read/ChainMovedError.ts'
import type { Cursor } from '../state/Cursor.ts'
import { IndexStaleError } from './IndexStaleError.ts'

/**
 * What is read beside the head belongs to the blocks the index has. While the index is of a branch that was replaced, blocks of the
 * other one among its own would hide where they part, and what is void would stay.
 * @param client of the node that was read from, after it answered
 * @throws IndexStaleError when the node has another block there
 * @throws ChainMovedError when it has none
 */
export async function requireSameChain(client: PublicClient, { number, hash }: Cursor): Promise<void> {
  const header = await fetchHeader(client, number)
  if (!header) throw new ChainMovedError()
  if (header.hash !== hash) throw new IndexStaleError()
}
