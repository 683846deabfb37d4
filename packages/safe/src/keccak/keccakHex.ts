import { bytesToHex } from '@countersign/primitives'
import type { Hex } from '@countersign/primitives'
import { hexToBytes } from '@countersign/primitives'
import { keccak256 } from './keccak256.ts'

/**
 * Keccak-256 from hex to hex.
 *
 * @throws InputError `hex/malformed`
 * @example
 * keccakHex('0x') // '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'
 */
export function keccakHex(hex: Hex): Hex {
  return bytesToHex(keccak256(hexToBytes(hex)))
}
