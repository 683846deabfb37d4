import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import type { ChainLog } from './ChainLog.ts'

/**
 * Reads the parameters of a log in which each parameter is one word, in order. Indexed parameters come first.
 *
 * @example
 * const words: LogWords = logWords(log)
 */
export type LogWords = {
  address(position: number): Address
  hash(position: number): Hex
  uint(position: number): bigint
}

/**
 * Slices the words directly, because a general decoder is a hundred times slower.
 *
 * @throws RangeError, from its methods, if the log is shorter than its event
 */
export function logWords(log: ChainLog): LogWords {
  const word = (position: number): string => {
    const found = wordOf(log, position)
    if (found === null) throw new RangeError(`The log has no parameter ${position}.`)
    return found
  }
  return {
    address: (position) => checksumAddress(`0x${word(position).slice(24)}`),
    hash: (position) => `0x${word(position)}`,
    uint: (position) => BigInt(`0x${word(position)}`),
  }
}

/**
 * The 64 hex digits of one parameter; null if the log is shorter.
 *
 * @example
 * wordOf(log, 0)
 */
export function wordOf({ topics, data }: ChainLog, position: number): string | null {
  const indexed = topics.length - 1
  const topic = topics[position + 1]
  if (position < indexed && topic) return topic.slice(2)
  const from = 2 + (position - indexed) * 64
  return data.length < from + 64 ? null : data.slice(from, from + 64)
}
