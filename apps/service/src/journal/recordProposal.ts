import type { ProposalEntry } from './JournalEntry.ts'
import type { JournalRecorder } from './JournalRecorder.ts'
import { toStorable } from './toStorable.ts'

/**
 * Stores a proposal. The caller has validated hash, nonce, signatures and signers. When the hash is already stored and not
 * executed, the fields of the first record stay and new signatures are added.
 */
export const recordProposal = (journal: JournalRecorder, proposal: Omit<ProposalEntry, 'kind'>): Promise<void> =>
  journal.record({
    kind: 'proposal',
    ...proposal,
    origin: toStorable(proposal.origin),
    note: toStorable(proposal.note),
  })
