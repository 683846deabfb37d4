import { bytesToHex } from '../hex/bytesToHex.ts'
import type { Hex } from '../hex/Hex.ts'
import { keccak256Light } from './keccak256Light.ts'

const encoder = new TextEncoder()

/**
 * Keccak-256 of a text's UTF-8 bytes.
 *
 * @example
 * keccakText('transfer(address,uint256)').slice(0, 10) // '0xa9059cbb'
 */
export function keccakText(text: string): Hex {
  return bytesToHex(keccak256Light(encoder.encode(text)))
}
