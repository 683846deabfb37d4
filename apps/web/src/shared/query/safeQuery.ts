import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/apiClient.ts'
import { queryKeys, type AccountKey } from './queryKeys.ts'

/** State of an account as the service tells it. */
export const safeQuery = (key: AccountKey) =>
  queryOptions({
    queryKey: queryKeys.safe(key),
    queryFn: ({ signal }) => api().getSafe({ params: key, signal }),
  })
