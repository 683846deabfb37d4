import { bytesToHex, keccak256Light } from '@countersign/primitives'

/** Finds accidents, not attackers: whoever changes a proposal can compute it anew. Signatures are what protects its meaning. */
export const CHECKSUM_BYTES = 8

export const checksumOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => keccak256Light(bytes).slice(0, CHECKSUM_BYTES)

export const checksumOfText = (text: string): string => bytesToHex(checksumOf(new TextEncoder().encode(text)))
