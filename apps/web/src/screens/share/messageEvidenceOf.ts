import { signatureReads } from '@countersign/chain-client'
import type { Check } from '@countersign/safe/checks'
import {
  verifyMessage,
  type EvidenceFact,
  type MessageEvidence,
  type MessageProposal,
} from '@countersign/safe/exchange'
import type { ShareableMessage } from '../../parts/exchange/messageProposalOf.ts'
import type { Override } from '../../signing/review/overrideStore.ts'
import { readableChain } from '../../data/rpc/readableChain.ts'

export type MessageEvidenceInput = {
  readonly source: ShareableMessage
  readonly proposal: MessageProposal
  readonly statement: string
  readonly checks: readonly Check[]
  readonly overrides: readonly Override[]
}

/** Collects what is known about a message now. Every signature is checked again. */
export async function messageEvidenceOf(input: MessageEvidenceInput): Promise<MessageEvidence> {
  const { source, proposal, statement, checks, overrides } = input
  const { reviewed, signatures } = await verifyMessage(proposal, {
    owners: source.state.owners,
    read: signatureReads(readableChain(source.chain), proposal.safe),
  })
  const { domainHash, messageHash, safeMessageHash } = reviewed
  const isConfirmed = checks.some(({ id, verdict }) => id === 'account-signature' && verdict === 'verified')
  return {
    createdAt: Date.now(),
    build: document.querySelector<HTMLMetaElement>('meta[name="countersign-build"]')?.content ?? null,
    statement,
    proposal,
    hashes: { domainHash, messageHash, safeMessageHash },
    facts: factsOf(source),
    checks: checks.map(({ id, verdict, title, reason }) => ({ id, verdict, title, reason })),
    overrides: overrides.map(({ checkId, title, typed, at }) => ({ checkId, title, typed, at })),
    signatures: signatures.map(({ owner, data, outcome, reason }) => ({ owner, data, outcome, reason })),
    execution: {
      status: isConfirmed ? 'CONFIRMED' : signatures.length === 0 ? 'DRAFT' : 'NEEDS_CONFIRMATION',
      transactionHash: null,
      executor: null,
      at: null,
    },
    journal: null,
  }
}

function factsOf({ state, proposer, createdAt, reviewed }: ShareableMessage): EvidenceFact[] {
  const values: Readonly<Record<string, string>> = {
    version: state.version,
    owners: state.owners.join(', '),
    threshold: String(state.threshold),
    fallbackHandler: state.fallbackHandler ?? 'none',
    payloadHash: reviewed.payloadHash,
  }
  return [
    ...Object.entries(values).map(([name, value]): EvidenceFact => ({
      name,
      value,
      source: 'chain',
      block: state.block,
    })),
    ...(proposer === null ? [] : [{ name: 'proposer', value: proposer, source: 'service' as const, block: null }]),
    ...(createdAt === null
      ? []
      : [{ name: 'proposedAt', value: new Date(createdAt).toISOString(), source: 'service' as const, block: null }]),
  ]
}
