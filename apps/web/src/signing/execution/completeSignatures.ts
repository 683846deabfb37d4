import { type Address, isSameAddress } from '@countersign/primitives'
import { approvedHashSignature, type CreationData, type Signature } from '@countersign/safe'

type Signers = {
  readonly signatures: readonly Signature[]
  readonly owners: readonly Address[]
  readonly threshold: number
  /** The account is created in the same transaction. */
  readonly creation?: CreationData | undefined
}

/**
 * The contract accepts an owner as sender of the execution in place of a signature (v = 1). When the account is created in the same
 * transaction, the sender is MultiSendCallOnly, so every signature must be a real one.
 */
export function completeSignatures(
  { signatures, owners, threshold, creation }: Signers,
  sender: Address | null,
): Signature[] {
  if (sender === null || creation !== undefined || signatures.length >= threshold) return [...signatures]
  const isOwner = owners.some((owner) => isSameAddress(owner, sender))
  const hasSigned = signatures.some(({ owner }) => isSameAddress(owner, sender))
  return isOwner && !hasSigned ? [...signatures, approvedHashSignature(sender)] : [...signatures]
}
