import { isSameAddress } from '@countersign/primitives'
import type { LocalSignature } from './LocalProposal.ts'

/** Merges signatures, one per owner. The first signature of an owner stays. */
export function addSignatures(known: readonly LocalSignature[], incoming: readonly LocalSignature[]): LocalSignature[] {
  return incoming.reduce<LocalSignature[]>(
    (all, signature) => (all.some(({ owner }) => isSameAddress(owner, signature.owner)) ? all : [...all, signature]),
    [...known],
  )
}
