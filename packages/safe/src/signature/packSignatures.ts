import { SafeError } from '../errors/SafeError.ts'
import { addressWord, type Hex, uintWord } from '@countersign/primitives'
import { SLOT_SIZE } from './readSlot.ts'
import type { Signature } from './Signature.ts'
import { signatureMessages as messages } from './signatureMessages.ts'

/**
 * Packs signatures for `execTransaction` and `checkSignatures`: ascending by owner, one per owner, the bytes of
 * contract signatures after all fixed parts.
 *
 * @param signatures in any order
 * @throws SafeError `signature/duplicate-owner`
 * @example
 * encodeExecTransaction(transaction, packSignatures([approvedHashSignature(alice), approvedHashSignature(bob)]))
 */
export function packSignatures(signatures: readonly Signature[]): Hex {
  const sorted = signatures.toSorted((first, second) => (sortKey(first) < sortKey(second) ? -1 : 1))
  let heads = ''
  let tails = ''
  for (const [index, signature] of sorted.entries()) {
    const previous = sorted[index - 1]
    if (previous !== undefined && sortKey(previous) === sortKey(signature)) {
      throw new SafeError('signature/duplicate-owner', messages.signedTwice(signature.owner), {
        owner: signature.owner,
      })
    }
    if (signature.kind === 'contract') {
      const bytes = signature.contractSignature.slice(2)
      heads += `${addressWord(signature.owner)}${uintWord(BigInt(sorted.length * SLOT_SIZE + tails.length / 2))}00`
      tails += `${uintWord(BigInt(bytes.length / 2))}${bytes}`
    } else heads += signature.data.slice(2)
  }
  return `0x${heads}${tails}`
}

function sortKey(signature: Signature): string {
  return signature.owner.toLowerCase()
}
