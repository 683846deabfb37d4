import type { Hex } from '@countersign/primitives'

/** The result of checking one signature. `matches`: the named owner signed the hash that was computed here. */
export type SignatureFinding = {
  readonly kind: 'eoa' | 'ethSign' | 'contract' | 'approvedHash' | null
  readonly outcome: 'matches' | 'wrong' | 'not-owner' | 'unchecked'
  /** An explanation, if it does not match. */
  readonly reason: string | null
}

/** The hashes of a stored transaction, computed in this page and compared with the service's answer. */
export type TransactionCheck = {
  readonly safeTxHash: Hex
  readonly domainHash: Hex
  readonly messageHash: Hex
  readonly isHashEqual: boolean
  /** By signer address in lower case. */
  readonly signatures: ReadonlyMap<string, SignatureFinding>
}

/**
 * The worst finding decides. A check that could not run never counts as passed.
 *
 * @example
 * checkVerdict(undefined) // 'unchecked'
 */
export function checkVerdict(check: TransactionCheck | undefined): 'verified' | 'danger' | 'unchecked' {
  if (!check) return 'unchecked'
  const outcomes = [...check.signatures.values()].map(({ outcome }) => outcome)
  if (!check.isHashEqual || outcomes.includes('wrong') || outcomes.includes('not-owner')) return 'danger'
  return outcomes.includes('unchecked') ? 'unchecked' : 'verified'
}
