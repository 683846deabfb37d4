import type { EventDraft } from '../events/storeEvents.ts'
import type { ConfirmationsEntry, JournalRecord, ProposalEntry } from './JournalEntry.ts'

/** The events of a record. Unsigned proposals and their deletion cause none; `applyDelegates` returns the events of delegations. */
export function describeJournalRecord({ entry, at }: JournalRecord): EventDraft[] {
  if (entry.kind === 'delegate' || entry.kind === 'delegateRemoval' || entry.kind === 'expiry') return []
  const common = { chainId: entry.chainId, address: entry.safe, at }
  switch (entry.kind) {
    case 'deletion':
      return [{ ...common, type: 'DELETED_MULTISIG_TRANSACTION', details: { safeTxHash: entry.safeTxHash } }]
    case 'confirmations':
      return describeConfirmations(common, entry)
    case 'proposal': {
      const { safeTxHash, to, data, trusted } = entry
      if (!trusted) return []
      const pending: EventDraft = { ...common, type: 'PENDING_MULTISIG_TRANSACTION', details: { safeTxHash, to, data } }
      return [pending, ...describeConfirmations(common, entry)]
    }
    case 'message':
      return [{ ...common, type: 'MESSAGE_CREATED', details: { messageHash: entry.messageHash } }]
    case 'messageConfirmation':
      return [{ ...common, type: 'MESSAGE_CONFIRMATION', details: { messageHash: entry.messageHash } }]
  }
}

const describeConfirmations = (
  common: Omit<EventDraft, 'type' | 'details'>,
  { confirmations, safeTxHash }: ConfirmationsEntry | ProposalEntry,
): EventDraft[] =>
  confirmations.map(({ owner }) => ({ ...common, type: 'NEW_CONFIRMATION', details: { owner, safeTxHash } }))
