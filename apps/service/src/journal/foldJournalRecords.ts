import type { Hex } from '@countersign/primitives'
import type { ConfirmationsEntry, DeletionEntry, JournalRecord, ProposalEntry } from './JournalEntry.ts'

export type FoldedConfirmation = { owner: string; signature: Hex; at: number }

/** The combined effect of several records on one transaction. */
export type FoldedTransaction = {
  chainId: string
  safe: string
  safeTxHash: Hex
  /** Rows from before this run are deleted first. */
  isDeleted: boolean
  proposal: { entry: ProposalEntry; at: number } | null
  confirmations: Map<string, FoldedConfirmation>
  modifiedAt: number
}

type Fold<Entry> = (transaction: FoldedTransaction, entry: Entry, at: number) => void

const addConfirmations: Fold<ConfirmationsEntry | ProposalEntry> = (transaction, { confirmations }, at) => {
  for (const { owner, signature } of confirmations)
    if (!transaction.confirmations.has(owner)) transaction.confirmations.set(owner, { owner, signature, at })
}

/** The first proposal of a hash stays; a later one only fills empty fields. */
const mergeProposals = (first: ProposalEntry, later: ProposalEntry): ProposalEntry => ({
  ...first,
  proposer: first.proposer ?? later.proposer,
  proposedByDelegate: first.proposer === null ? later.proposedByDelegate : first.proposedByDelegate,
  origin: first.origin ?? later.origin,
  note: first.note ?? later.note,
  trusted: first.trusted || later.trusted,
})

type TransactionEntry = ProposalEntry | ConfirmationsEntry | DeletionEntry

const folds: { [Kind in TransactionEntry['kind']]: Fold<Extract<TransactionEntry, { kind: Kind }>> } = {
  proposal(transaction, entry, at) {
    const { proposal } = transaction
    if (proposal) proposal.entry = mergeProposals(proposal.entry, entry)
    else transaction.proposal = { entry, at }
    addConfirmations(transaction, entry, at)
  },
  confirmations: addConfirmations,
  deletion(transaction, _entry: DeletionEntry) {
    transaction.isDeleted = true
    transaction.proposal = null
    transaction.confirmations.clear()
  },
}

/** The net effect per transaction, so that thousands of records need only a few statements. */
export function foldJournalRecords(records: readonly JournalRecord<TransactionEntry>[]): FoldedTransaction[] {
  const byHash = new Map<string, FoldedTransaction>()
  for (const { entry, at } of records) {
    const { chainId, safe, safeTxHash } = entry
    const key = `${chainId}:${safe}:${safeTxHash}`
    const transaction = byHash.get(key) ?? {
      chainId,
      safe,
      safeTxHash,
      isDeleted: false,
      proposal: null,
      modifiedAt: at,
      confirmations: new Map(),
    }
    byHash.set(key, transaction)
    foldOne(transaction, entry, at)
    transaction.modifiedAt = at
  }
  return [...byHash.values()]
}

function foldOne(transaction: FoldedTransaction, entry: TransactionEntry, at: number): void {
  if (entry.kind === 'proposal') folds.proposal(transaction, entry, at)
  else if (entry.kind === 'confirmations') folds.confirmations(transaction, entry, at)
  else folds.deletion(transaction, entry, at)
}
