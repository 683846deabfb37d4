import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../api/apiClient.ts'
import { cursorOf, FIRST_PAGE } from './cursorOf.ts'
import { queryKeys, type AccountKey } from './queryKeys.ts'

/** Days are cut at midnight of this browser's time zone. */
export const historyQuery = (key: AccountKey) =>
  infiniteQueryOptions({
    queryKey: queryKeys.history(key),
    queryFn: ({ pageParam, signal }) =>
      api().getHistory({
        params: key,
        query: { cursor: pageParam, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => cursorOf(page.next),
  })
