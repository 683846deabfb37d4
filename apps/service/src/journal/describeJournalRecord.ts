import type { EventDraft } from '../events/storeEvents.ts'
import type { JournalRecord } from './journalEntry.ts'

/** The news in a record. What nobody signed is not announced. */
export function describeJournalRecord({ entry, at }: JournalRecord): EventDraft[] {
  const common = { chainId: entry.chainId, address: entry.safe, at }
  const { safeTxHash } = entry
  if (entry.kind === 'deletion') return [{ ...common, type: 'DELETED_MULTISIG_TRANSACTION', details: { safeTxHash } }]
  const confirmed: EventDraft[] = entry.confirmations.map(({ owner }) => ({
    ...common,
    type: 'NEW_CONFIRMATION',
    details: { owner, safeTxHash },
  }))
  if (entry.kind === 'confirmations') return confirmed
  if (!entry.trusted) return []
  const { to, data } = entry
  return [{ ...common, type: 'PENDING_MULTISIG_TRANSACTION', details: { safeTxHash, to, data } }, ...confirmed]
}
