import { addSignatures } from './addSignatures.ts'
import type { LocalProposal } from './LocalProposal.ts'

/**
 * Two tellings of one transaction become one. Signatures are added, never replaced: whoever signed first stays as first
 * seen. What was said about it first stays, too.
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
    // What the service merely told once is now somebody's own, and is kept like that.
    source: known.source === 'service' ? incoming.source : known.source,
    modifiedAt: learned ? Math.max(known.modifiedAt, incoming.modifiedAt) : known.modifiedAt,
    // New signatures have been offered to nobody yet.
    offer: learned && incoming.source !== 'service' ? null : known.offer,
  }
}
