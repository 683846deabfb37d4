import type { Address, Hex } from '@countersign/primitives'

/**
 * The four ways an owner agrees: a signature over the hash (`eoa`), over the hash as a personal message (`ethSign`), a
 * contract's answer (`contract`, EIP-1271), or an on-chain `approveHash` (`approvedHash`).
 *
 * @example
 * const kind: SignatureKind = 'eoa'
 */
export type SignatureKind = 'eoa' | 'ethSign' | 'contract' | 'approvedHash'

/**
 * A signature with a key; whose it is follows only from the hash, so until recovered the owner is `null`.
 *
 * @example
 * if (signature.kind === 'eoa') recoverSignature({ signature, hash })
 */
export type EcdsaSignature = {
  readonly kind: 'eoa' | 'ethSign'
  readonly owner: Address | null
  /** r, s, v: 65 bytes; v is 27 or 28 (`eoa`), 31 or 32 (`ethSign`). */
  readonly data: Hex
}

/**
 * What a contract owner is asked to accept (EIP-1271).
 *
 * @example
 * read.isValidSignature(signature.owner, hash, signature.contractSignature, 'bytes32')
 */
export type ContractSignature = {
  readonly kind: 'contract'
  readonly owner: Address
  /** By itself, in the inline layout: owner, offset 65, v 0, length, bytes. This is what the service takes. */
  readonly data: Hex
  /** The bytes handed to the owner's `isValidSignature`. */
  readonly contractSignature: Hex
}

/**
 * The claim that an owner called `approveHash`.
 *
 * @example
 * read.approvedHash(signature.owner, hash)
 */
export type ApprovedHashSignature = {
  readonly kind: 'approvedHash'
  readonly owner: Address
  /** Owner, zero, v 1: 65 bytes. */
  readonly data: Hex
}

/**
 * A signature as it is read from bytes.
 *
 * @example
 * const signatures: ParsedSignature[] = parseSignatures(confirmation.signature)
 */
export type ParsedSignature = EcdsaSignature | ContractSignature | ApprovedHashSignature

/**
 * A signature whose owner is known, which is what packing needs.
 *
 * @example
 * const signatures: Signature[] = await recoverSignatures({ signatures: blob, hash })
 */
export type Signature = (EcdsaSignature & { readonly owner: Address }) | ContractSignature | ApprovedHashSignature
