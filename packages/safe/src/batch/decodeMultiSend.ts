import { checksumAddress, type Hex, isHex, wordReader } from '@countersign/primitives'
import { MULTISEND_SELECTOR, type MultiSendCall } from './MultiSendCall.ts'

/** operation (1), to (20), value (32), length of data (32) */
const HEAD = 85

/**
 * The calls of a batch, one level deep, as `multiSend(bytes)` would run them. Packed item: `uint8 operation, address to,
 * uint256 value, uint256 length, bytes data`.
 *
 * @param data calldata
 * @returns the calls, or `null` when the data is no call of `multiSend` or its items do not fill the bytes exactly
 * @example
 * decodeMultiSend(encodeMultiSend(calls)) // calls
 */
export function decodeMultiSend(data: Hex): MultiSendCall[] | null {
  if (data.slice(0, 10).toLowerCase() !== MULTISEND_SELECTOR || !isHex(data)) return null
  const packed = wordReader(data, 4).bytes(0)
  return packed === null ? null : decodePackedCalls(packed)
}

/**
 * The calls in the packed bytes that `multiSend` takes as its only parameter.
 *
 * @param packed the parameter, without selector, offset and length
 * @returns the calls, or `null` when the items do not fill the bytes exactly or an operation is neither 0 nor 1
 * @example
 * decodePackedCalls('0x') // []
 */
export function decodePackedCalls(packed: Hex): MultiSendCall[] | null {
  const reader = wordReader(packed)
  const calls: MultiSendCall[] = []
  let position = 0
  while (position < reader.length) {
    const operation = reader.slice(position, 1)
    const to = reader.slice(position + 1, 20)
    const value = reader.uint(position + 21)
    const size = reader.size(position + 53)
    const inner = size === null ? null : reader.slice(position + HEAD, size)
    if (to === null || value === null || size === null || inner === null) return null
    if (operation !== '0x00' && operation !== '0x01') return null
    calls.push({ operation: operation === '0x01' ? 1 : 0, to: checksumAddress(to), value, data: inner })
    position += HEAD + size
  }
  return calls
}
