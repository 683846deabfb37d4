import type { Address, Hex } from '@countersign/primitives'
import type { MessageProposal } from './MessageProposal.ts'
import type { FactSource, SharedProposal } from './SharedProposal.ts'

/**
 * One value and its source, when the evidence was created.
 *
 * @example
 * const fact: EvidenceFact = { name: 'threshold', value: '2', source: 'chain', block: 12n }
 */
export type EvidenceFact = {
  readonly name: string
  readonly value: string
  readonly source: FactSource
  readonly block: bigint | null
}

/**
 * A verdict as the page showed it.
 *
 * @example
 * const refund = evidence.checks.find(({ id }) => id === 'refund')
 */
export type EvidenceCheck = {
  readonly id: string
  readonly verdict: 'verified' | 'caution' | 'danger' | 'unchecked'
  readonly title: string
  readonly reason: string
}

/**
 * A danger that the signer overrode.
 *
 * @example
 * evidence.overrides.map(({ typed }) => typed)
 */
export type EvidenceOverride = {
  readonly checkId: string
  readonly title: string
  readonly typed: string
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * A signature with the result of checking it at that time.
 *
 * @example
 * evidence.signatures.filter(({ outcome }) => outcome === 'valid')
 */
export type EvidenceSignature = {
  readonly owner: Address | null
  readonly data: Hex
  readonly outcome: 'valid' | 'unchecked' | 'not-owner' | 'wrong' | 'duplicate'
  readonly reason: string | null
}

/**
 * The outcome.
 *
 * @example
 * evidence.execution.transactionHash
 */
export type EvidenceExecution = {
  readonly status: string
  readonly transactionHash: Hex | null
  readonly executor: Address | null
  /** Epoch milliseconds. */
  readonly at: number | null
}

/**
 * The records about it in the service's journal; `npm run verify-journal` checks the journal itself.
 *
 * @example
 * evidence.journal?.records.map(({ sequence }) => sequence)
 */
export type EvidenceJournal = {
  readonly publicKey: Hex
  /** The end of the journal of all accounts at that time. */
  readonly headSequence: number
  readonly headHash: Hex
  readonly records: readonly { readonly sequence: number; readonly hash: Hex; readonly at: number }[]
}

type Recorded = {
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Hash of the page's build that made it. */
  readonly build: string | null
  readonly statement: string
  readonly facts: readonly EvidenceFact[]
  readonly checks: readonly EvidenceCheck[]
  readonly overrides: readonly EvidenceOverride[]
  readonly signatures: readonly EvidenceSignature[]
  readonly execution: EvidenceExecution
  readonly journal: EvidenceJournal | null
}

type Hashes = { readonly domainHash: Hex; readonly messageHash: Hex }

/**
 * The record of a transaction.
 *
 * @example
 * evidence.hashes.safeTxHash
 */
export type TransactionEvidence = Recorded & {
  readonly proposal: SharedProposal
  readonly hashes: Hashes & { readonly safeTxHash: Hex }
}

/**
 * The record of a message; `execution.status` is the account's own answer about its signatures.
 *
 * @example
 * evidence.hashes.safeMessageHash
 */
export type MessageEvidence = Recorded & {
  readonly proposal: MessageProposal
  readonly hashes: Hashes & { readonly safeMessageHash: Hex }
}

/**
 * A record of one transaction or message for a later auditor: facts, provenance, verdicts, signatures, hashes and the
 * outcome. `docs/evidence.md` describes the file.
 *
 * @example
 * const { evidence, findings } = await verifyEvidence(text)
 */
export type Evidence = TransactionEvidence | MessageEvidence
