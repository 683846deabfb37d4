import type { Chain } from '@countersign/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import type { StoredRequest } from './requestStore.ts'

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
