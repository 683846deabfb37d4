import { concat, fromHex, textBytes, toHex, type WitnessHex } from './bytes.ts'
import { keccakInterleaved } from './keccakInterleaved.ts'
import { domainSeparator, signedHash, typeHash, type WitnessAccount } from './witnessDomain.ts'
import type { WitnessHashes } from './witnessTransaction.ts'

/**
 * Computes the hashes of `SafeMessage(bytes message)` independently; see `witnessTransaction`.
 *
 * @param input `bytes`: the bytes that the account signs; for a message its 32-byte payload hash
 * @throws TypeError, RangeError
 * @example
 * witnessMessage({ chainId: 1n, safe, version: '1.4.1', bytes: witnessText('Hello') }).hash
 */
export function witnessMessage(input: WitnessAccount & { readonly bytes: string }): WitnessHashes {
  const domain = domainSeparator(input)
  const struct = keccakInterleaved(
    concat(typeHash('SafeMessage(bytes message)'), keccakInterleaved(fromHex(input.bytes))),
  )
  return { domainHash: toHex(domain), messageHash: toHex(struct), hash: toHex(signedHash(domain, struct)) }
}

/**
 * Computes the payload hash of a text (EIP-191, `personal_sign`) independently.
 *
 * @example
 * witnessText('Hello') === hashMessagePayload('Hello')
 */
export function witnessText(text: string): WitnessHex {
  const bytes = textBytes(text)
  return toHex(keccakInterleaved(concat(textBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes))) // no message: bytes that are hashed
}
