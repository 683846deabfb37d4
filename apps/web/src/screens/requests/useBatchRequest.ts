import { savedCallsOf } from '../../data/drafts/addToBatch.ts'
import { useAddToBatch } from '../../parts/draft/useAddToBatch.ts'
import type { StoredRequest } from './requestStore.ts'
import { requestsMessages } from './requestsMessages.ts'

/**
 * Puts the calls of a request into the batch of the account, then answers the app. An app waits for the hash of a proposal, which does not
 * exist yet and may never exist, so its request is declined: otherwise it would follow a transaction that is never proposed.
 * @param decline answers the app
 */
export function useBatchRequest(request: StoredRequest, decline: () => Promise<void>) {
  const addToBatch = useAddToBatch()
  const { ask, app } = request
  return {
    /** Messages are not part of a batch. */
    canAdd: ask.kind === 'calls',
    async add(): Promise<void> {
      if (ask.kind !== 'calls') return
      const calls = ask.calls.map((call) => ({ ...call, operation: 0 as const }))
      await addToBatch(savedCallsOf(calls, [], { app }), {}, requestsMessages.batchedNote({ app: app.name }))
      await decline()
    },
  }
}
