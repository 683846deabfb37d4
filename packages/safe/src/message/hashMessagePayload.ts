import { bytesToHex, type Hex } from '@countersign/primitives'
import { keccak256 } from '../keccak/keccak256.ts'
import { hashTypedData } from '../typed-data/hashTypedData.ts'
import type { TypedData } from '../typed-data/TypedData.ts'

const encoder = new TextEncoder()

/**
 * The 32 bytes that an account signs for a message: the EIP-191 `personal_sign` hash of a text, or the EIP-712 hash
 * of typed data. A text that looks like hex is still hashed as text.
 *
 * @throws SafeError `message/malformed`
 * @example
 * hashMessagePayload('Hello') // keccak of '\x19Ethereum Signed Message:\n5Hello' // no message: bytes that are hashed
 */
export function hashMessagePayload(message: string | TypedData): Hex {
  if (typeof message !== 'string') return hashTypedData(message)
  const text = encoder.encode(message)
  const prefix = encoder.encode(`\x19Ethereum Signed Message:\n${text.length}`) // no message: bytes that are hashed
  const bytes = new Uint8Array(prefix.length + text.length)
  bytes.set(prefix)
  bytes.set(text, prefix.length)
  return bytesToHex(keccak256(bytes))
}
