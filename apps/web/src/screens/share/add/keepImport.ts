import type { ImportedSignature, VerifiedProposal } from '@countersign/safe/exchange'
import { type Address, isSameAddress } from '@countersign/primitives'
import { localProposals } from '../../../data/chain-only/localProposals.ts'

/** Merges an import with the transaction stored in this browser. Adds only verified signatures. */
export async function keepImport(
  { proposal, reviewed, signatures }: VerifiedProposal,
  now = Date.now(),
): Promise<void> {
  await localProposals.put({
    chainId: String(reviewed.chainId),
    safe: reviewed.safe,
    safeTxHash: reviewed.safeTxHash,
    transaction: reviewed.transaction,
    signatures: validOf(signatures).map(({ owner, data }) => ({ owner, data, receivedAt: now })),
    proposer: signerOnly(proposal.proposer, signatures),
    origin: proposal.note === '' ? null : JSON.stringify({ note: proposal.note }),
    source: 'import',
    createdAt: Math.min(proposal.createdAt, now),
    modifiedAt: now,
    offer: null,
  })
}

/** Valid signatures of owners for this transaction. */
export const validOf = (signatures: readonly ImportedSignature[]) =>
  signatures.flatMap(({ owner, data, outcome }) => (outcome === 'valid' && owner !== null ? [{ owner, data }] : []))

/** The sender can name any proposer, so the name counts only with that proposer's signature. */
export const signerOnly = (proposer: Address | null, signatures: readonly ImportedSignature[]): Address | null =>
  proposer !== null && validOf(signatures).some(({ owner }) => isSameAddress(owner, proposer)) ? proposer : null
