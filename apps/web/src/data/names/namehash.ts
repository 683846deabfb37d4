import { bytesToHex, type Hex, keccak256Light } from '@countersign/primitives'

const encoder = new TextEncoder()

/** The node of an ENS name (EIP-137). @param name already normalised */
export function namehash(name: string): Hex {
  let node = new Uint8Array(32)
  if (name === '') return bytesToHex(node)
  for (const label of name.split('.').toReversed()) {
    const both = new Uint8Array(64)
    both.set(node)
    both.set(keccak256Light(encoder.encode(label)), 32)
    node = new Uint8Array(keccak256Light(both))
  }
  return bytesToHex(node)
}
