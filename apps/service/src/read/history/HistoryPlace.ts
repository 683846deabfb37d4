import type { Hex } from '@countersign/primitives'

/** The position of an Ethereum transaction in the history of an account, newest first. */
export type HistoryPlace = {
  readonly blockTime: number
  readonly blockNumber: number
  readonly transactionHash: Hex
}

/** Whether the first is after the second in the list. */
export const isAfter = (first: HistoryPlace, second: HistoryPlace): boolean =>
  first.blockTime !== second.blockTime
    ? first.blockTime < second.blockTime
    : first.blockNumber !== second.blockNumber
      ? first.blockNumber < second.blockNumber
      : first.transactionHash < second.transactionHash
