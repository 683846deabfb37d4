import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { type AccountKey, queryKeys } from '../keys/queryKeys.ts'

/** How an account was created, as the service reports it. */
export const creationQuery = (key: AccountKey) =>
  queryOptions({
    queryKey: queryKeys.creation(key),
    queryFn: ({ signal }) => api().getCreation({ params: key, signal }),
  })
