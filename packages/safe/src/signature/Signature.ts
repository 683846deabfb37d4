import type { Address, Hex } from '@countersign/primitives'

/**
 * The four forms of an owner's confirmation: a signature over the hash (`eoa`), over the hash as a personal message
 * (`ethSign`), a contract's answer (`contract`, EIP-1271), or an on-chain `approveHash` (`approvedHash`).
 *
 * @example
 * const kind: SignatureKind = 'eoa'
 */
export type SignatureKind = 'eoa' | 'ethSign' | 'contract' | 'approvedHash'

/**
 * A signature of a key. Its owner follows only from the hash, so it is `null` until recovered.
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
 * A signature for a contract owner to accept (EIP-1271).
 *
 * @example
 * read.isValidSignature(signature.owner, hash, signature.contractSignature, 'bytes32')
 */
export type ContractSignature = {
  readonly kind: 'contract'
  readonly owner: Address
  /** In the inline layout: owner, offset 65, v 0, length, bytes. The service accepts this form. */
  readonly data: Hex
  /** The bytes for the owner's `isValidSignature`. */
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
 * A signature as parsed from bytes.
 *
 * @example
 * const signatures: ParsedSignature[] = parseSignatures(confirmation.signature)
 */
export type ParsedSignature = EcdsaSignature | ContractSignature | ApprovedHashSignature

/**
 * A signature with a known owner, as packing requires.
 *
 * @example
 * const signatures: Signature[] = await recoverSignatures({ signatures: blob, hash })
 */
export type Signature = (EcdsaSignature & { readonly owner: Address }) | ContractSignature | ApprovedHashSignature
