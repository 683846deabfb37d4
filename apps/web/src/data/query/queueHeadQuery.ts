import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

/** The first page of a queue, for the inbox across accounts; refreshed by the same events as the queue itself. */
export const queueHeadQuery = (key: AccountKey) =>
  queryOptions({
    queryKey: [...queryKeys.queue(key), 'head'],
    queryFn: ({ signal }) => api().getQueue({ params: key, signal }),
  })
