import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

/** Not persisted: a stale nonce would propose a conflict. */
export const noncesQuery = (key: AccountKey) =>
  queryOptions({
    queryKey: queryKeys.nonces(key),
    queryFn: ({ signal }) => api().getNonces({ params: key, signal }),
    meta: { persist: false },
    staleTime: 0,
  })
