import type { Chain } from '@countersign/api'

export type ChainUntil = Chain & { readonly signal: AbortSignal }

/**
 * The chain for one review: all its reads, and their retries at nodes that limit requests, end when the signal is aborted. A review passes
 * its chain to many functions, so the signal is part of the chain.
 */
export const chainUntil = (chain: Chain, signal: AbortSignal): ChainUntil => ({ ...chain, signal })
