import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/apiClient.ts'
import { cursorOf, FIRST_PAGE } from '../../shared/query/cursorOf.ts'
import { historyQuery } from '../../shared/query/historyQuery.ts'
import { queryKeys, type AccountKey } from '../../shared/query/queryKeys.ts'

/** The history; with `untrusted`, also tokens nobody vouches for. */
export const historyListQuery = (key: AccountKey, untrusted: boolean) => {
  const queryKey: readonly unknown[] = untrusted ? [...queryKeys.history(key), 'untrusted'] : historyQuery(key).queryKey
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      api().getHistory({ params: key, query: { cursor: pageParam, trusted: !untrusted }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => cursorOf(page.next),
  })
}
