import { isSameAddress } from '@countersign/primitives'
import { SafeError } from '../errors/SafeError.ts'
import type { ImportedSignature, VerifiedProposal } from './verifyProposal.ts'
import { exchangeMessages as messages } from './exchangeMessages.ts'

/**
 * The result of an import.
 *
 * @example
 * const { merged, added, refused }: MergedProposal = mergeProposals(known, incoming)
 */
export type MergedProposal = {
  readonly merged: VerifiedProposal
  /** Signatures that are new here. */
  readonly added: readonly ImportedSignature[]
  /** Signatures that were refused, each with its reason. */
  readonly refused: readonly ImportedSignature[]
}

const isTaken = ({ outcome }: ImportedSignature) => outcome === 'valid' || outcome === 'unchecked'

/**
 * Adds an import to the known data. Never replaces: existing fields, note, facts and signatures stay. A signature
 * that only the chain can judge is replaced by a valid one of the same owner.
 *
 * @throws SafeError `exchange/conflict` when they are different transactions
 * @example
 * const known = await verifyProposal(proposal)
 * mergeProposals(known, known).added // []
 */
export function mergeProposals(known: VerifiedProposal, incoming: VerifiedProposal): MergedProposal {
  const [here, there] = [known.reviewed.safeTxHash, incoming.reviewed.safeTxHash]
  if (here !== there)
    throw new SafeError('exchange/conflict', messages.twoTransactions({ known: here, incoming: there }), {
      known: here,
      incoming: there,
    })
  const kept = known.signatures.filter(isTaken)
  const added = incoming.signatures.filter(
    (signature) => isTaken(signature) && !kept.some((other) => isCovered(other, signature)),
  )
  const stays = kept.filter((signature) => !added.some((other) => sameOwner(other, signature)))
  const signatures = [...stays, ...added]
  const { proposal } = known
  return {
    merged: {
      ...known,
      signatures,
      proposal: {
        ...proposal,
        signatures: signatures.map(({ data }) => data),
        note: proposal.note === '' ? incoming.proposal.note : proposal.note,
        proposer: proposal.proposer ?? incoming.proposal.proposer,
        account: proposal.account ?? incoming.proposal.account,
      },
    },
    added,
    refused: incoming.signatures.filter(
      (signature) => !isTaken(signature) && !(signature.outcome === 'duplicate' && signature.owner !== null),
    ),
  }
}

const sameOwner = (first: ImportedSignature, second: ImportedSignature) =>
  first.owner !== null && second.owner !== null && isSameAddress(first.owner, second.owner)

/** Whether there is a valid signature of the owner, or one as good as the new one. */
const isCovered = (here: ImportedSignature, incoming: ImportedSignature) =>
  sameOwner(here, incoming) && (here.outcome === 'valid' || incoming.outcome !== 'valid')
