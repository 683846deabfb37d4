import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { cursorOf, FIRST_PAGE } from '../api/cursorOf.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

export const queueQuery = (key: AccountKey) =>
  infiniteQueryOptions({
    queryKey: queryKeys.queue(key),
    queryFn: ({ pageParam, signal }) => api().getQueue({ params: key, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => cursorOf(page.next),
  })
