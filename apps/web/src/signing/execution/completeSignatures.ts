import { type Address, isSameAddress } from '@countersign/primitives'
import { approvedHashSignature, type Signature } from '@countersign/safe'

type Signers = {
  readonly signatures: readonly Signature[]
  readonly owners: readonly Address[]
  readonly threshold: number
}

/** The contract accepts an owner as sender of the execution in place of a signature (v = 1). */
export function completeSignatures({ signatures, owners, threshold }: Signers, sender: Address | null): Signature[] {
  if (sender === null || signatures.length >= threshold) return [...signatures]
  const isOwner = owners.some((owner) => isSameAddress(owner, sender))
  const hasSigned = signatures.some(({ owner }) => isSameAddress(owner, sender))
  return isOwner && !hasSigned ? [...signatures, approvedHashSignature(sender)] : [...signatures]
}
