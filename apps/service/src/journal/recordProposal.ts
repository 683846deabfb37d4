import type { ServiceContext } from '../context.ts'
import type { ProposalEntry } from './journalEntry.ts'
import { toStorable } from './toStorable.ts'

/**
 * Keeps a proposal for good. The caller has validated it: hash, nonce, signatures and signers.
 * Of a hash that is known and not executed the first row's fields stay and new signatures are added.
 */
export const recordProposal = (context: ServiceContext, proposal: Omit<ProposalEntry, 'kind'>): Promise<void> =>
  context.journal.record({
    kind: 'proposal',
    ...proposal,
    origin: toStorable(proposal.origin),
    note: toStorable(proposal.note),
  })
