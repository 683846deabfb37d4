import type { ImportedSignature, VerifiedProposal } from '@countersign/safe/exchange'
import { type Address, isSameAddress } from '@countersign/primitives'
import { localProposals } from '../../data/chain-only/localProposals.ts'

/** Puts an import beside what this browser knows of the transaction. Only signatures that were verified go in. */
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

/** Those of an owner, for exactly this transaction. */
export const validOf = (signatures: readonly ImportedSignature[]) =>
  signatures.flatMap(({ owner, data, outcome }) => (outcome === 'valid' && owner !== null ? [{ owner, data }] : []))

/** A proposer is whoever the sender names, until a signature of theirs says as much. */
export const signerOnly = (proposer: Address | null, signatures: readonly ImportedSignature[]): Address | null =>
  proposer !== null && validOf(signatures).some(({ owner }) => isSameAddress(owner, proposer)) ? proposer : null
