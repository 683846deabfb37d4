import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

/** The state of an account according to the service. */
export const safeQuery = (key: AccountKey) =>
  queryOptions({
    queryKey: queryKeys.safe(key),
    queryFn: ({ signal }) => api().getSafe({ params: key, signal }),
  })
