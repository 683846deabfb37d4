import type { Address, Hex } from '@countersign/primitives'
import type { RpcLog } from 'viem'
import { lowerAddress } from './lowerAddress.ts'

/** A log as the node sends it, with its position. */
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

/** Null for a log that is not in a block yet. Addresses stay in lower case, because most logs are dropped. */
export function toRawLog(log: RpcLog): RawLog | null {
  const { blockNumber, blockHash, transactionHash, transactionIndex, logIndex } = log
  if (!blockNumber || !blockHash || !transactionHash || !transactionIndex || !logIndex) return null
  return {
    address: lowerAddress(log.address),
    topics: log.topics,
    data: log.data,
    blockNumber: numberOf(blockNumber),
    blockHash,
    transactionHash,
    transactionIndex: numberOf(transactionIndex),
    logIndex: numberOf(logIndex),
  }
}

/** @throws RangeError for a value that is not a number, or too large for a block or log number */
function numberOf(quantity: Hex): number {
  const value = Number(quantity)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${quantity} is not a valid block or log number.`)
  return value
}

export const byPosition = (a: RawLog, b: RawLog): number => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex

/** A single number for a position on the chain, as a key: no block has ten million logs. */
export const placeOf = ({ blockNumber, logIndex }: Pick<RawLog, 'blockNumber' | 'logIndex'>): number =>
  blockNumber * 10_000_000 + logIndex

/** Like `placeOf` for a log in the node's format; null for one that is not in a block yet. */
export const placeOfRpc = ({ blockNumber, logIndex }: RpcLog): number | null =>
  blockNumber && logIndex ? placeOf({ blockNumber: numberOf(blockNumber), logIndex: numberOf(logIndex) }) : null

/** In order, without duplicates. */
export const uniqueInOrder = (logs: readonly RawLog[]): RawLog[] =>
  [...new Map(logs.map((log) => [placeOf(log), log])).values()].sort(byPosition)
