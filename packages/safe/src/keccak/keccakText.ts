import { bytesToHex } from '@countersign/primitives'
import type { Hex } from '@countersign/primitives'
import { keccak256 } from './keccak256.ts'

const encoder = new TextEncoder()

/**
 * Keccak-256 of a text's UTF-8 bytes.
 *
 * @example
 * keccakText('transfer(address,uint256)').slice(0, 10) // '0xa9059cbb'
 */
export function keccakText(text: string): Hex {
  return bytesToHex(keccak256(encoder.encode(text)))
}
