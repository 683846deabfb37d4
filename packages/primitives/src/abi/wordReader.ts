import { checksumAddress } from '../address/checksumAddress.ts'
import type { Address } from '../address/Address.ts'
import type { Hex } from '../hex/Hex.ts'

const MAX_LENGTH = 1n << 31n

/**
 * Reads the 32-byte words of ABI-encoded data. Every method returns `null` if the data is too short or does not fit.
 */
export type WordReader = {
  /** The word `byteOffset` bytes into the data, as a number. */
  uint(byteOffset: number): bigint | null
  /** The same as a byte offset or length that can be used for slicing. */
  size(byteOffset: number): number | null
  /**
   * Reads the word as an address; `null` if its upper twelve bytes are not zero, because the contracts refuse those.
   */
  address(byteOffset: number): Address | null
  /** `length` bytes from `byteOffset`. */
  slice(byteOffset: number, length: number): Hex | null
  /** Reads the `bytes` parameter whose offset is at `headOffset`, counted from `base`. */
  bytes(headOffset: number, base?: number): Hex | null
  /** Number of bytes. */
  readonly length: number
}

/**
 * A reader over hex, from a byte offset on (4 skips a selector).
 *
 * @param data well-formed hex
 * @param start bytes to skip
 * @example
 * wordReader('0xa9059cbb…', 4).address(0) // the recipient
 */
export function wordReader(data: Hex, start = 0): WordReader {
  const text = data.slice(2 + start * 2)
  const length = text.length >> 1
  const slice = (byteOffset: number, size: number): Hex | null =>
    byteOffset >= 0 && size >= 0 && byteOffset + size <= length
      ? `0x${text.slice(byteOffset * 2, (byteOffset + size) * 2)}`
      : null
  const uint = (byteOffset: number): bigint | null => {
    const word = slice(byteOffset, 32)
    return word === null ? null : BigInt(word)
  }
  const size = (byteOffset: number): number | null => {
    const value = uint(byteOffset)
    return value === null || value > MAX_LENGTH ? null : Number(value)
  }
  return {
    length,
    slice,
    uint,
    size,
    address(byteOffset) {
      const word = slice(byteOffset, 32)
      return word === null || !/^0x0{24}/.test(word) ? null : checksumAddress(`0x${word.slice(26)}`)
    },
    bytes(headOffset, base = 0) {
      const offset = size(headOffset)
      const count = offset === null ? null : size(base + offset)
      return offset === null || count === null ? null : slice(base + offset + 32, count)
    },
  }
}
