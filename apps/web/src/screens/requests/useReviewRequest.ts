import { errorText } from '@countersign/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../data/url/useAccount.ts'
import { useNavigateFromHere } from '../../data/url/useNavigateFromHere.ts'
import { requestDraftQuery } from './requestDraftQuery.ts'
import { requestStore, type StoredRequest } from './requestStore.ts'

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
      const { pageOfRequest } = await import('./pageOfRequest.ts')
      const page = await pageOfRequest(made, chain)
      // The request was declined meanwhile, or the app was closed.
      if (requestStore.find(request.key) === null) return
      if (page.to === 'message') {
        await requestStore.proposed(request.key, page.hash)
        await navigate({ to: '/safes/$safe/messages/$hash', params: { safe: account, hash: page.hash } })
      } else if (page.to === 'message-review')
        await navigate({ to: '/safes/$safe/messages/review', params: { safe: account }, search: { draft: page.draft } })
      else await navigate({ to: '/safes/$safe/review', params: { safe: account }, search: { draft: page.draft } })
    })
  return { isBusy, error, act, review }
}
