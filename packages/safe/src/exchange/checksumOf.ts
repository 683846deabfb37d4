import { bytesToHex } from '@countersign/primitives'
import { keccak256 } from '../keccak/keccak256.ts'

/**
 * Detects accidents, not attacks: an attacker who changes a proposal can recompute it. The signatures protect the
 * content.
 */
export const CHECKSUM_BYTES = 8

export const checksumOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => keccak256(bytes).slice(0, CHECKSUM_BYTES)

export const checksumOfText = (text: string): string => bytesToHex(checksumOf(new TextEncoder().encode(text)))
