import type { Hex } from '@countersign/primitives'
import type { NamedBlock } from '@countersign/simulation'

/** Blocks of Ethereum follow each other every 12 seconds, those of other networks sooner. */
const LONGEST_MS = 12_000

const named = new Map<string, NamedBlock & { readonly at: number }>()

/** By chain: what the service named in the first answer of this visit, or the node after it. It decides only what is read early: see `readAtNewest`. */
export const namedBlock = {
  /**
   * Null if none was named, or so long ago that a newer block exists.
   * @param longestMs the greatest age, in milliseconds
   */
  get(chainId: string, longestMs = LONGEST_MS): NamedBlock | null {
    const known = named.get(chainId)
    return known !== undefined && performance.now() < known.at + longestMs
      ? { number: known.number, hash: known.hash }
      : null
  },
  note(chainId: string, { number, hash }: { readonly number: number | bigint; readonly hash: Hex }): void {
    named.set(chainId, { number: BigInt(number), hash, at: performance.now() })
  },
}
