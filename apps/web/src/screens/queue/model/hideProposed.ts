import type { Transaction } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { isOfNoOwner, proposedBy } from '@countersign/describe/transaction'
import type { QueueEntry } from './queueEntries.ts'

/** The service says that a proposer sent it, and the proposer is not an owner on chain. */
export const isOfProposer = ({ executionInfo }: Transaction, owners: readonly Address[] | null): boolean => {
  const by = proposedBy({ row: executionInfo }, owners)
  return by !== null && isOfNoOwner(by)
}

/**
 * The queue without proposals of proposers. If an owner's proposal has the same nonce, all with that nonce stay
 * visible, because they conflict. Gaps are computed from the whole queue, so that hidden proposals add none.
 */
export function hideProposed(
  entries: readonly QueueEntry[],
  owners: readonly Address[] | null,
): { readonly entries: readonly QueueEntry[]; readonly hidden: number } {
  const isHidden = (entry: QueueEntry): boolean =>
    entry.kind === 'tick' && entry.transactions.every((transaction) => isOfProposer(transaction, owners))
  const shown = entries.filter((entry) => !isHidden(entry))
  return {
    entries: shown.filter((entry, index) => entry.kind === 'tick' || isFollowed(entry, shown.slice(index + 1))),
    hidden: entries.reduce(
      (sum, entry) => (entry.kind === 'tick' && isHidden(entry) ? sum + entry.transactions.length : sum),
      0,
    ),
  }
}

/** Keeps a heading only if a transaction follows before the next heading, and a gap only if any transaction follows. */
function isFollowed({ kind }: QueueEntry, later: readonly QueueEntry[]): boolean {
  const end = kind === 'heading' ? later.findIndex((entry) => entry.kind === 'heading') : -1
  return (end < 0 ? later : later.slice(0, end)).some((entry) => entry.kind === 'tick')
}
