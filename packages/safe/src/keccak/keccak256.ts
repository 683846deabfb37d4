import { keccak_256 } from '@noble/hashes/sha3'

/**
 * Keccak-256 as Ethereum uses it, computed by `@noble/hashes`. Every hash that an owner signs comes from here; the witness
 * computes it a second time by other code.
 *
 * @param bytes input of any length
 * @returns 32 bytes
 * @example
 * bytesToHex(keccak256(new Uint8Array())) // '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'
 */
export function keccak256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(keccak_256(bytes))
}
