import { signatureReads } from '@countersign/chain-client'
import {
  verifyProposal,
  type EvidenceExecution,
  type EvidenceFact,
  type SharedProposal,
  type TransactionEvidence,
} from '@countersign/safe/exchange'
import type { TransactionDetails } from '@countersign/api'
import type { Check } from '@countersign/safe/checks'
import { readableChain } from '../../data/rpc/readableChain.ts'
import type { Override } from '../review/overrideStore.ts'
import { type AccountJournal, recordsAbout } from './readAccountJournal.ts'
import type { ShareSource } from './sharedProposalOf.ts'

export type EvidenceInput = {
  readonly source: Omit<ShareSource, 'balances' | 'context'>
  readonly proposal: SharedProposal
  readonly statement: string
  readonly checks: readonly Check[]
  readonly overrides: readonly Override[]
  /** Null without a journal. */
  readonly journal: Promise<AccountJournal | null>
}

/** Collects what is known about a transaction now. Every signature is checked again. */
export async function evidenceOf({
  source,
  proposal,
  statement,
  checks,
  overrides,
  journal,
}: EvidenceInput): Promise<TransactionEvidence> {
  const { details, chain, safe, state } = source
  const execution = details?.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : null
  const all = (execution?.confirmations ?? []).flatMap(({ signature }) => (signature === null ? [] : [signature]))
  const { reviewed, signatures } = await verifyProposal(
    { ...proposal, signatures: all },
    { owners: state?.owners ?? [], read: signatureReads(readableChain(chain), safe) },
  )
  const { domainHash, messageHash, safeTxHash } = reviewed
  return {
    createdAt: Date.now(),
    build: document.querySelector<HTMLMetaElement>('meta[name="countersign-build"]')?.content ?? null,
    statement,
    proposal,
    hashes: { domainHash, messageHash, safeTxHash },
    facts: factsOf(proposal),
    checks: checks.map(({ id, verdict, title, reason }) => ({ id, verdict, title, reason })),
    overrides: overrides.map(({ checkId, title, typed, at }) => ({ checkId, title, typed, at })),
    signatures: signatures.map(({ owner, data, outcome, reason }) => ({ owner, data, outcome, reason })),
    execution: executionOf(details),
    journal: await journal.then((read) => read && recordsAbout(read, safeTxHash)),
  }
}

function factsOf({ account, version, proposer, note, createdAt }: SharedProposal): EvidenceFact[] {
  const said: EvidenceFact[] = [
    ...(proposer === null ? [] : [{ name: 'proposer', value: proposer, source: 'service' as const, block: null }]),
    ...(note === '' ? [] : [{ name: 'note', value: note, source: 'service' as const, block: null }]),
    { name: 'proposedAt', value: new Date(createdAt).toISOString(), source: 'service', block: null },
  ]
  if (account === null) return said
  const { source, block } = account
  const values: Readonly<Record<string, string>> = {
    version,
    owners: account.owners.join(', '),
    threshold: String(account.threshold),
    nonce: String(account.nonce),
    masterCopy: account.masterCopy ?? 'unknown',
    modules: account.modules.join(', ') || 'none',
    guard: account.guard ?? 'none',
    fallbackHandler: account.fallbackHandler ?? 'none',
  }
  return [...Object.entries(values).map(([name, value]): EvidenceFact => ({ name, value, source, block })), ...said]
}

function executionOf(details: TransactionDetails | null): EvidenceExecution {
  const execution = details?.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : null
  return {
    status: details?.txStatus ?? 'DRAFT',
    transactionHash: details?.txHash ?? null,
    executor: execution?.executor?.value ?? null,
    at: details?.executedAt ?? null,
  }
}
