import type { ServiceContext } from '../context.ts'
import type { ProposalEntry } from './journalEntry.ts'

/**
 * Keeps a proposal for good. The caller has validated it: hash, nonce, signatures and signers.
 * Of a hash that is known and not executed the first row's fields stay and new signatures are added.
 */
export const recordProposal = (context: ServiceContext, proposal: Omit<ProposalEntry, 'kind'>): Promise<void> =>
  context.journal.record({
    kind: 'proposal',
    ...proposal,
    origin: withoutNul(proposal.origin),
    note: withoutNul(proposal.note),
  })

/** PostgreSQL refuses the character in texts; an entry that cannot be applied would stand in the journal's way for ever. */
const withoutNul = (text: string | null) => text?.replaceAll('\0', '') ?? null
