import { hashWord, type Hex } from '@countersign/primitives'
import { keccakHex } from '../keccak/keccakHex.ts'
import { hashDomain, type SafeDomain } from '../transaction/hashDomain.ts'
import { SAFE_MESSAGE_TYPEHASH } from '../transaction/typeHashes.ts'

/**
 * The bytes whose keccak is an account's message hash (`encodeMessageDataForSafe` of the fallback handler).
 *
 * @param input `bytes`: the signed bytes; for a message its 32-byte payload hash, for a nested account the bytes that
 * its parent passes to `isValidSignature`: the parent's safeTxHash from 1.5.0 on, its preimage
 * (`encodeSafeTransaction`) before
 * @throws SafeError `version/unknown`, `hex/malformed`
 * @example
 * encodeSafeMessage({ chainId: 1n, safe: nested, version: '1.4.1', bytes: encodeSafeTransaction(reviewed) })
 */
export function encodeSafeMessage(input: SafeDomain & { readonly bytes: Hex }): Hex {
  const structHash = keccakHex(`${SAFE_MESSAGE_TYPEHASH}${hashWord(keccakHex(input.bytes))}`)
  return `0x1901${hashWord(hashDomain(input))}${hashWord(structHash)}`
}
