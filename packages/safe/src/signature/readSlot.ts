import type { Address, Hex, WordReader } from '@countersign/primitives'
import { SafeError } from '../errors/SafeError.ts'
import { approvedHashSignature } from './approvedHashSignature.ts'
import { malformedSignature } from './malformedSignature.ts'
import type { ApprovedHashSignature, EcdsaSignature } from './Signature.ts'
import { signatureMessages as messages } from './signatureMessages.ts'

/** The length in bytes of the fixed part of every signature. */
export const SLOT_SIZE = 65

/** One 65-byte slot: a whole signature, or the head of a contract signature whose bytes are elsewhere. */
export type Slot =
  | EcdsaSignature
  | ApprovedHashSignature
  | { readonly kind: 'head'; readonly owner: Address; readonly offset: number }

/** Reads the slot at a position. Throws `signature/malformed`, `signature/bad-v`. */
export function readSlot(blob: WordReader, position: number): Slot {
  const data = blob.slice(position, SLOT_SIZE)
  if (data === null) {
    throw malformedSignature(blob, position, messages.endsInside(position))
  }
  const v = Number(`0x${data.slice(130)}`)
  if (v === 27 || v === 28) return { kind: 'eoa', owner: null, data }
  if (v === 31 || v === 32) return { kind: 'ethSign', owner: null, data }
  if (v !== 0 && v !== 1) throw badV(v, data)
  const owner = blob.address(position)
  if (owner === null) throw malformedSignature(blob, position, messages.ownerNoAddress(position))
  if (v === 1) return approvedHashSignature(owner)
  // An inline signature may have an unusable offset; -1 invalidates only the layout with offsets.
  return { kind: 'head', owner, offset: blob.size(position + 32) ?? -1 }
}

function badV(v: number, signature: Hex): SafeError<'signature/bad-v'> {
  return new SafeError('signature/bad-v', messages.badV(v), { v, signature })
}
