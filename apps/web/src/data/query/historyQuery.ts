import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { cursorOf, FIRST_PAGE } from '../api/cursorOf.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

/**
 * The history, with days cut at midnight of this browser's time zone. The key contains everything by which requests of this browser differ.
 *
 * @param untrusted includes tokens that the operator has not listed
 */
export const historyQuery = (key: AccountKey, { untrusted = false }: { untrusted?: boolean } = {}) => {
  const queryKey: readonly unknown[] = untrusted ? [...queryKeys.history(key), 'untrusted'] : queryKeys.history(key)
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      api().getHistory({
        params: key,
        query: {
          cursor: pageParam,
          timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          ...(untrusted ? { trusted: false } : {}),
        },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => cursorOf(page.next),
  })
}
