import type { Hex } from '@countersign/primitives'
import { createKeptStore, type KeptStore } from './createKeptStore.ts'
import type { KeyValue } from './KeyValue.ts'
import { LocalProposal } from './LocalProposal.ts'
import { mergeProposals } from './mergeProposals.ts'

type Subject = { readonly chainId: string; readonly safeTxHash: Hex }

/** Where proposals are stored. */
export type ProposalStore = KeptStore<LocalProposal, Subject>

/**
 * Proposals that are stored in this browser, with their signatures.
 *
 * @param onKeep called after a proposal was kept
 * @example
 * const proposals = createProposalStore(memoryKeyValue())
 */
export const createProposalStore = (table: KeyValue, onKeep?: () => void): ProposalStore =>
  createKeptStore<Subject, LocalProposal>({
    table,
    schema: LocalProposal,
    keyOf: ({ chainId, safeTxHash }) => `${chainId}:${safeTxHash.toLowerCase()}`,
    merge: mergeProposals,
    channel: 'countersign.proposals',
    onKeep,
  })
