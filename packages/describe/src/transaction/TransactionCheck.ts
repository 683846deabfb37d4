import type { Hex } from '@countersign/safe/light'

/** What was found out about one signature. `matches`: it is the named owner's, over the hash computed here. */
export type SignatureFinding = {
  readonly kind: 'eoa' | 'ethSign' | 'contract' | 'approvedHash' | null
  readonly outcome: 'matches' | 'wrong' | 'not-owner' | 'unchecked'
  /** In words, when it does not match. */
  readonly reason: string | null
}

/** The hashes of a stored transaction computed in this page, compared with what the service says. */
export type TransactionCheck = {
  readonly safeTxHash: Hex
  readonly domainHash: Hex
  readonly messageHash: Hex
  readonly isHashEqual: boolean
  /** By signer, lower case. */
  readonly signatures: ReadonlyMap<string, SignatureFinding>
}

/** The worst finding decides; a check that could not run is never approval. */
export function checkVerdict(check: TransactionCheck | undefined): 'verified' | 'danger' | 'unchecked' {
  if (!check) return 'unchecked'
  const outcomes = [...check.signatures.values()].map(({ outcome }) => outcome)
  if (!check.isHashEqual || outcomes.includes('wrong') || outcomes.includes('not-owner')) return 'danger'
  return outcomes.includes('unchecked') ? 'unchecked' : 'verified'
}
