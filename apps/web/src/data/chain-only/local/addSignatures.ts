import { isSameAddress } from '@countersign/safe/light'
import type { LocalSignature } from './LocalProposal.ts'

/** One per owner; whoever signed first stays as first seen. */
export function addSignatures(known: readonly LocalSignature[], incoming: readonly LocalSignature[]): LocalSignature[] {
  return incoming.reduce<LocalSignature[]>(
    (all, signature) => (all.some(({ owner }) => isSameAddress(owner, signature.owner)) ? all : [...all, signature]),
    [...known],
  )
}
