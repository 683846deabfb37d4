import type { Transaction } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { isOfNoOwner, proposedBy } from '@countersign/describe/transaction'
import type { QueueEntry } from './queueEntries.ts'

/** A proposer sent it, as the service says, and the chain does not know that proposer as an owner. */
export const isOfProposer = ({ executionInfo }: Transaction, owners: readonly Address[] | null): boolean => {
  const by = proposedBy({ row: executionInfo }, owners)
  return by !== null && isOfNoOwner(by)
}

/**
 * The queue without what proposers sent. A nonce that an owner's proposal shares stays whole: what competes for it must be seen. Gaps
 * are those of the whole queue, so that what is hidden leaves none.
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

/** A heading or a gap stays while a transaction follows: below a heading before the next one, above a gap anywhere. */
function isFollowed({ kind }: QueueEntry, later: readonly QueueEntry[]): boolean {
  const end = kind === 'heading' ? later.findIndex((entry) => entry.kind === 'heading') : -1
  return (end < 0 ? later : later.slice(0, end)).some((entry) => entry.kind === 'tick')
}
