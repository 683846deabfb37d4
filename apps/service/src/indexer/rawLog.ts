import type { Address, Hex } from '@countersign/safe/light'
import { hexToNumber, type RpcLog } from 'viem'

/** A log as the node sends it, with the numbers that order it. */
export type RawLog = {
  address: Address
  topics: readonly Hex[]
  data: Hex
  blockNumber: number
  blockHash: Hex
  transactionHash: Hex
  transactionIndex: number
  logIndex: number
}

/** Null for a log that is not in a block yet. Lower-case addresses stay as they came: most logs are thrown away. */
export function toRawLog(log: RpcLog): RawLog | null {
  const { blockNumber, blockHash, transactionHash, transactionIndex, logIndex } = log
  if (!blockNumber || !blockHash || !transactionHash || !transactionIndex || !logIndex) return null
  return {
    address: log.address.toLowerCase() as Address,
    topics: log.topics,
    data: log.data,
    blockNumber: hexToNumber(blockNumber),
    blockHash,
    transactionHash,
    transactionIndex: hexToNumber(transactionIndex),
    logIndex: hexToNumber(logIndex),
  }
}

export const byPosition = (a: RawLog, b: RawLog): number => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex
