import { savedCallsOf } from '../../data/drafts/addToBatch.ts'
import { useAddToBatch } from '../../parts/draft/useAddToBatch.ts'
import type { StoredRequest } from './requestStore.ts'
import { requestsMessages } from './requestsMessages.ts'

/**
 * Puts the calls of a request into the batch of the account, then answers the app. An app waits for the hash of a proposal, which does not
 * exist yet and may never exist, so its request ends without a transaction: otherwise it would follow one that is never proposed.
 * @param answer tells the app
 */
export function useBatchRequest(request: StoredRequest, answer: () => Promise<void>) {
  const addToBatch = useAddToBatch()
  const { ask, app } = request
  return {
    /** Messages are not part of a batch. */
    canAdd: ask.kind === 'calls',
    async add(): Promise<void> {
      if (ask.kind !== 'calls') return
      const calls = ask.calls.map((call) => ({ ...call, operation: 0 as const }))
      await addToBatch(savedCallsOf(calls, [], { app }), {}, requestsMessages.batchedNote({ app: app.name }))
      await answer()
    },
  }
}
