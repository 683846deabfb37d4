import type { Address, Hex, SafeTransactionData } from '@countersign/safe/light'

/**
 * What is known of a transaction that owners sign: proposed, executed, or both.
 *
 * @example
 * const facts: MultisigFacts = { ...transaction, nonce: 7, safe, safeTxHash, submittedAt, … }
 */
export type MultisigFacts = Omit<SafeTransactionData, 'nonce'> & {
  readonly safe: Address
  readonly safeTxHash: Hex
  readonly nonce: number
  /** Only its hash is known, not what it called: neither an event nor calldata told. */
  readonly isStub: boolean
  /** Epoch milliseconds. */
  readonly submittedAt: number
  /** Null until it is executed. */
  readonly executedTransactionHash: Hex | null
  readonly executedAt: number | null
  readonly failed: boolean | null
  /** The gas refund it paid. */
  readonly payment: bigint | null
  readonly executor: Address | null
  /** The threshold when it was executed; null where the present one counts. */
  readonly confirmationsRequired: number | null
  readonly proposer: Address | null
  readonly proposedByDelegate: Address | null
  /** An owner or a delegate vouches for it. */
  readonly trusted: boolean
  readonly note: string | null
}

/**
 * One signature of an owner.
 *
 * @example
 * const confirmation: ConfirmationFacts = { owner, signature, submittedAt: Date.UTC(2026, 7, 1) }
 */
export type ConfirmationFacts = {
  readonly owner: Address
  /** Null for an approval on chain that was seen before its transaction was proposed. */
  readonly signature: Hex | null
  /** Epoch milliseconds. */
  readonly submittedAt: number
}

/**
 * The account at the time of the answer.
 *
 * @example
 * const account: AccountFacts = { owners: [alice, bob], threshold: 2, nonce: 7 }
 */
export type AccountFacts = {
  /** In the order of the chain. */
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly nonce: number
}
