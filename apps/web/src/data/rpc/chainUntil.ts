import type { Chain } from '@countersign/api'
import type { Confirmation } from './onceConfirmed.ts'
import type { SharedReads } from './readShared.ts'

export type ChainUntil = Chain & {
  readonly signal: AbortSignal
  readonly reads: SharedReads
  /** Present while reads may be sent before their block is confirmed: see `readAtNewest`. */
  readonly confirmation?: Confirmation
}

/**
 * The chain for one review: all its reads, and their retries at nodes that limit requests, end when the signal is aborted. A review passes
 * its chain to many functions, so the signal is part of the chain. Its equal reads at one block are sent once.
 */
export const chainUntil = (chain: Chain, signal: AbortSignal): ChainUntil => ({ ...chain, signal, reads: new Map() })
