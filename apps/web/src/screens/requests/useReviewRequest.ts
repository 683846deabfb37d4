import { errorText } from '@countersign/primitives'
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../data/url/useAccount.ts'
import { useNavigateFromHere } from '../../data/url/useNavigateFromHere.ts'
import { requestStore, type StoredRequest } from './requestStore.ts'
import type { Chain } from '@countersign/api'
import { queryKeys } from '../../data/keys/queryKeys.ts'

/**
 * The single draft of a request: the value shown beside the frame is also opened for review. It belongs to the
 * account's queries, so a change of the queue gives it a new nonce. It leaves the cache when it is not shown, because
 * its nonce may be used by then.
 */
export const requestDraftQuery = (client: QueryClient, chain: Chain, request: StoredRequest) =>
  queryOptions({
    queryKey: [...queryKeys.account(request), 'request-draft', request.key],
    queryFn: async () => {
      const { draftOfRequest } = await import('./draftOfRequest.ts')
      return draftOfRequest(request, chain, client)
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    meta: { persist: false },
  })

/** Opens the page on which a request is reviewed; returns why it cannot. */
export function useReviewRequest(request: StoredRequest) {
  const { chain, account } = useAccount()
  const client = useQueryClient()
  const navigate = useNavigateFromHere()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const act = async (steps: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    await steps().catch((cause: unknown) => setError(errorText(cause)))
    setBusy(false)
  }
  const review = () =>
    act(async () => {
      const made = await client.ensureQueryData(requestDraftQuery(client, chain, request))
      const { pageOfRequest } = await import('./draftOfRequest.ts')
      const page = await pageOfRequest(made, chain)
      // The request was declined meanwhile, or the app was closed.
      if (requestStore.find(request.key) === null) return
      await requestStore.begin(request.key)
      if (page.to === 'message') {
        await requestStore.proposed(request.key, page.hash)
        await navigate({ to: '/safes/$safe/messages/$hash', params: { safe: account, hash: page.hash } })
      } else if (page.to === 'message-review')
        await navigate({ to: '/safes/$safe/messages/review', params: { safe: account }, search: { draft: page.draft } })
      else await navigate({ to: '/safes/$safe/review', params: { safe: account }, search: { draft: page.draft } })
    })
  return { isBusy, error, act, review }
}
