import type { Address, Hex } from '@countersign/primitives'

/**
 * A log of a block, with its position on the chain.
 *
 * @example
 * const log: ChainLog = { address: safe, topics: [safeTopics.executionSuccess, safeTxHash], data: '0x', blockNumber: 5, transactionHash, logIndex: 3 }
 */
export type ChainLog = {
  /** In any letter case: nodes answer in lower case, and checksumming every log would cost more than reading it. */
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly blockNumber: number
  readonly transactionHash: Hex
  readonly logIndex: number
}
