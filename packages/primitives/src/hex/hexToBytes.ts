import { InputError } from '../errors/InputError.ts'
import type { Hex } from './Hex.ts'
import { hexMessages } from './hexMessages.ts'

function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48
  const lower = code | 32
  return lower >= 97 && lower <= 102 ? lower - 87 : -1
}

/**
 * Reads hex as bytes.
 *
 * @param hex `0x` and an even number of digits of either case
 * @throws {InputError} `hex/malformed` for an odd number of digits or a character that is no digit
 * @example
 * hexToBytes('0x01ff') // Uint8Array [1, 255]
 */
export function hexToBytes(hex: Hex): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(0, (hex.length - 2) >> 1))
  let valid = hex.length % 2 === 0 && hex.startsWith('0x')
  for (let index = 0; valid && index < bytes.length; index++) {
    const high = digitOf(hex.charCodeAt(2 + index * 2))
    const low = digitOf(hex.charCodeAt(3 + index * 2))
    valid = high >= 0 && low >= 0
    bytes[index] = (high << 4) | low
  }
  if (!valid) {
    throw new InputError('hex/malformed', hexMessages.noHex(abbreviate(hex)), { text: hex })
  }
  return bytes
}

function abbreviate(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text
}
