import type { Hex } from '@countersign/primitives'
import { parseSignatures } from './parseSignatures.ts'
import { recoverSignature } from './recoverSignature.ts'
import type { Signature } from './Signature.ts'

/**
 * Reads concatenated signatures and finds their owners.
 *
 * @param input `signatures` in either layout; `count`: see `parseSignatures`
 * @throws SafeError `signature/malformed`, `signature/bad-v`, `signature/high-s`, `signature/unrecoverable`
 * @example
 * const signers = (await recoverSignatures({ signatures: signature, hash: safeTxHash })).map(({ owner }) => owner)
 */
export async function recoverSignatures(input: {
  readonly signatures: Hex
  readonly hash: Hex
  readonly count?: number
}): Promise<Signature[]> {
  const parsed = parseSignatures(input.signatures, input.count === undefined ? {} : { count: input.count })
  return Promise.all(parsed.map((signature) => recoverSignature({ signature, hash: input.hash })))
}
