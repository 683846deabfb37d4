import type { Chain } from '@countersign/api'
import { namedBlock } from './namedBlock.ts'

/** A younger name is not asked for again: a pointer that crosses a list touches many links. */
const YOUNG_MS = 2_000
/** Chains of which a node is being asked. */
const asking = new Set<string>()

/** For a review that will probably be opened, because a pointer or the focus is on a link to it. Without an answer the review asks first. */
export async function nameNewestBlock(chain: Chain): Promise<void> {
  const { chainId } = chain
  if (asking.has(chainId) || namedBlock.get(chainId, YOUNG_MS) !== null) return
  asking.add(chainId)
  try {
    const { readNewestBlock } = await import('./readNewestBlock.ts')
    await readNewestBlock(chain)
  } catch {
    // The review reports a node that does not answer.
  } finally {
    asking.delete(chainId)
  }
}
