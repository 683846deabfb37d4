import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys } from '../keys/queryKeys.ts'

const POLL_MS = 15_000
/** Polls faster while the service indexes, because the user may be watching the history fill up. */
const BUSY_POLL_MS = 4000

/** How many blocks the service's index is behind the chain. */
export const indexingQuery = (chainId: string) =>
  queryOptions({
    queryKey: queryKeys.indexing(chainId),
    queryFn: ({ signal }) => api().getIndexingStatus({ params: { chainId }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.progress !== null || data.accounts.length > 0) ? BUSY_POLL_MS : POLL_MS,
    meta: { persist: false },
  })
