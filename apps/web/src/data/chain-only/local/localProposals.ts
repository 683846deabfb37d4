import type { Hex } from '@countersign/primitives'
import { createKeptStore, type KeptStore } from './createKeptStore.ts'
import { browserKeyValue, type KeyValue } from './keyValue.ts'
import { LocalProposal } from './LocalProposal.ts'
import { mergeProposals } from './mergeProposals.ts'

type Subject = { readonly chainId: string; readonly safeTxHash: Hex }

/** Where proposals are stored. */
export type ProposalStore = KeptStore<LocalProposal, Subject>

export const createProposalStore = (table: KeyValue): ProposalStore =>
  createKeptStore<Subject, LocalProposal>({
    table,
    schema: LocalProposal,
    keyOf: ({ chainId, safeTxHash }) => `${chainId}:${safeTxHash.toLowerCase()}`,
    merge: mergeProposals,
    channel: 'countersign.proposals',
  })

/** The proposals in this browser's storage. */
export const localProposals: ProposalStore = createProposalStore(browserKeyValue('countersign-proposals'))
