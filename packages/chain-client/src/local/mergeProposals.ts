import { addSignatures } from './addSignatures.ts'
import type { LocalProposal } from './LocalProposal.ts'

/**
 * Merges two versions of one transaction. Signatures are added and never replaced. The stored fields and the first signature of an owner
 * stay.
 */
export function mergeProposals(known: LocalProposal | undefined, incoming: LocalProposal): LocalProposal {
  if (!known) return { ...incoming, signatures: addSignatures([], incoming.signatures) }
  const signatures = addSignatures(known.signatures, incoming.signatures)
  const learned = signatures.length > known.signatures.length
  return {
    ...known,
    signatures,
    proposer: known.proposer ?? incoming.proposer,
    origin: known.origin ?? incoming.origin,
    // A proposal that was only copied from the service now belongs to the user, and is stored as such.
    source: known.source === 'service' ? incoming.source : known.source,
    modifiedAt: learned ? Math.max(known.modifiedAt, incoming.modifiedAt) : known.modifiedAt,
    // The new signatures have not been offered to a service yet.
    offer: learned && incoming.source !== 'service' ? null : known.offer,
  }
}
