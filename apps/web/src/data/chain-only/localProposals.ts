import { createProposalStore, type ProposalStore } from '@countersign/chain-client'
import { keptProposals } from '../storage/keptProposals.ts'
import { browserKeyValue } from './browserKeyValue.ts'

/** The proposals in this browser's storage. */
export const localProposals: ProposalStore = createProposalStore(browserKeyValue('countersign-proposals'), () => {
  if (keptProposals.get() === 'no') keptProposals.set('yes')
})
