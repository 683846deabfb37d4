import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { cursorOf, FIRST_PAGE } from '../api/cursorOf.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

export const collectiblesQuery = (key: AccountKey) =>
  infiniteQueryOptions({
    queryKey: queryKeys.collectibles(key),
    queryFn: ({ pageParam, signal }) => api().getCollectibles({ params: key, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => cursorOf(page.next),
  })
