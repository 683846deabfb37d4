import { describeOrigin, NO_REFUND, type ConfirmationFacts, type MultisigFacts } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import type { Signature } from '@countersign/safe'
import type { LocalProposal } from '../local/LocalProposal.ts'
import type { Execution } from '../scan/readEvents.ts'

/** A proposal that this browser stores. */
export const proposalFacts = ({
  safe,
  safeTxHash,
  transaction,
  signatures,
  proposer,
  origin,
  createdAt,
}: LocalProposal): MultisigFacts => ({
  ...transaction,
  nonce: Number(transaction.nonce),
  safe,
  safeTxHash,
  isStub: false,
  submittedAt: createdAt,
  executedTransactionHash: null,
  executedAt: null,
  failed: null,
  payment: null,
  executor: null,
  confirmationsRequired: null,
  proposer,
  proposedByDelegate: null,
  trusted: signatures.length > 0,
  note: describeOrigin(origin).note,
})

export const proposalConfirmations = ({ signatures }: Pick<LocalProposal, 'signatures'>): ConfirmationFacts[] =>
  signatures.map(({ owner, data, receivedAt }) => ({ owner, signature: data, submittedAt: receivedAt }))

/** What is known of an execution besides its events. */
type Around = {
  readonly safe: Address
  readonly signers: readonly Signature[]
  /** Epoch milliseconds. */
  readonly timestamp: number
  readonly executor: Address | null
  /** The stored proposal of the same transaction. */
  readonly kept: LocalProposal | null
}

/** A transaction that the chain executed. For a stub only the hash is known. */
export const executionFacts = (
  execution: Execution,
  { safe, signers, timestamp, executor, kept }: Around,
): MultisigFacts => ({
  ...(execution.transaction ?? emptyCall(safe)),
  nonce: Number(execution.nonce),
  safe,
  safeTxHash: execution.safeTxHash,
  isStub: execution.transaction === null,
  submittedAt: kept?.createdAt ?? timestamp,
  executedTransactionHash: execution.transactionHash,
  executedAt: timestamp,
  failed: execution.failed,
  payment: execution.payment,
  executor,
  confirmationsRequired: execution.threshold ?? (signers.length || null),
  proposer: kept?.proposer ?? null,
  proposedByDelegate: null,
  trusted: true,
  note: describeOrigin(kept?.origin ?? null).note,
})

export const executionConfirmations = (signers: readonly Signature[], timestamp: number): ConfirmationFacts[] =>
  signers.map(({ owner, data }) => ({ owner, signature: data, submittedAt: timestamp }))

const emptyCall = (safe: Address) => ({ ...NO_REFUND, to: safe, value: 0n, data: '0x', operation: 0 }) as const
