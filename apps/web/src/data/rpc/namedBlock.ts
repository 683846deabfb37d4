import type { Hex } from '@countersign/primitives'

/** A block of which the service says that it is the newest. It decides only what is read early: see `readAtNewest`. */
export type NamedBlock = { readonly number: bigint; readonly hash: Hex }

/** Blocks of Ethereum follow each other every 12 seconds, those of other networks sooner. */
const LONGEST_MS = 12_000

const named = new Map<string, NamedBlock & { readonly until: number }>()

/** What the service named in the first answer of this visit, by chain. */
export const namedBlock = {
  /** Null if it named none, or so long ago that a newer block exists. */
  get(chainId: string): NamedBlock | null {
    const known = named.get(chainId)
    return known !== undefined && performance.now() < known.until ? { number: known.number, hash: known.hash } : null
  },
  note(chainId: string, { number, hash }: { readonly number: number; readonly hash: Hex }): void {
    named.set(chainId, { number: BigInt(number), hash, until: performance.now() + LONGEST_MS })
  },
}
