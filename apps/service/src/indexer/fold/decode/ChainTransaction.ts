import type { Address, Hex } from '@countersign/primitives'

/** An Ethereum transaction with the fields of its receipt. */
export type ChainTransaction = {
  hash: Hex
  blockNumber: number
  blockHash: Hex
  /** Epoch milliseconds. */
  blockTime: number
  transactionIndex: number
  from: Address
  to: Address | null
  input: Hex
  value: bigint
  gasUsed: bigint
  effectiveGasPrice: bigint
  succeeded: boolean
}
