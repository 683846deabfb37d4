import type { Hex } from './Hex.ts'

const OCTETS = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'))

/**
 * Writes bytes as lower-case hex.
 *
 * @example
 * bytesToHex(new Uint8Array([1, 255])) // '0x01ff'
 */
export function bytesToHex(bytes: Uint8Array): Hex {
  let text = ''
  for (let index = 0; index < bytes.length; index++) text += OCTETS[bytes[index] ?? 0] ?? ''
  return `0x${text}`
}
