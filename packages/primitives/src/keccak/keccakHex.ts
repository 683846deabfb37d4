import { bytesToHex } from '../hex/bytesToHex.ts'
import type { Hex } from '../hex/Hex.ts'
import { hexToBytes } from '../hex/hexToBytes.ts'
import { keccak256Light } from './keccak256Light.ts'

/** Keccak-256 from hex to hex. */
export function keccakHex(hex: Hex): Hex {
  return bytesToHex(keccak256Light(hexToBytes(hex)))
}
