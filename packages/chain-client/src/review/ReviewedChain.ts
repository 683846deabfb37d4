import type { ReadableChain } from '../reads/ReadableChain.ts'

/**
 * The chain of a reviewed transaction: its id and the way to its nodes.
 *
 * @example
 * const chain: ReviewedChain = { chainId: '1', ask: (method, params) => rpc.request(method, params) }
 */
export type ReviewedChain = Pick<ReadableChain, 'chainId' | 'ask'>
