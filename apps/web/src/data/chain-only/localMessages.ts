import { createMessageStore, type MessageStore } from '@countersign/chain-client'
import { keptProposals } from '../storage/keptProposals.ts'
import { browserKeyValue } from './browserKeyValue.ts'

/** The messages in this browser's storage. */
export const localMessages: MessageStore = createMessageStore(browserKeyValue('countersign-messages'), () => {
  if (keptProposals.get() === 'no') keptProposals.set('yes')
})
