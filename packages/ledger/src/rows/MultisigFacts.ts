import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'

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
  /** Only the hash is known, not the call: neither an event nor calldata contained it. */
  readonly isStub: boolean
  /** Epoch milliseconds. */
  readonly submittedAt: number
  /** Null until it is executed. */
  readonly executedTransactionHash: Hex | null
  readonly executedAt: number | null
  readonly failed: boolean | null
  /** The gas refund that it paid. */
  readonly payment: bigint | null
  readonly executor: Address | null
  /** The threshold at the time of the execution; null if the current threshold applies. */
  readonly confirmationsRequired: number | null
  readonly proposer: Address | null
  readonly proposedByDelegate: Address | null
  /** Whether an owner or a proposer of an owner submitted or signed it. */
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
  /** Null for an on-chain approval that was indexed before its transaction was proposed. */
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
