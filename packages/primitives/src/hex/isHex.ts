import type { Hex } from './Hex.ts'

const HEX = /^0x(?:[0-9a-fA-F]{2})*$/

/**
 * Whether a text is `0x` followed by whole bytes.
 *
 * @example
 * isHex('0xa9') // true
 * isHex('0xa') // false
 */
export function isHex(text: string): text is Hex {
  return HEX.test(text)
}
