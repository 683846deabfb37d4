import type { HistoryFilter } from '@countersign/api'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { cursorOf, FIRST_PAGE } from '../api/cursorOf.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

type Wanted = {
  /** Includes tokens that the operator has not listed. */
  readonly untrusted?: boolean
  /** Rows that match, of the whole history; null for all. */
  readonly filter?: HistoryFilter | null
}

/** A filter, with the suspicious rows that the page hides left out: the list and the file of it ask for the same. */
export type FilteredHistoryQuery = HistoryFilter & { readonly trusted?: boolean; readonly imitation?: boolean }

export const filteredHistoryQuery = (filter: HistoryFilter, untrusted: boolean): FilteredHistoryQuery => ({
  ...filter,
  ...(untrusted ? { trusted: false } : { imitation: false }),
})

/**
 * The history, with days cut at midnight of this browser's time zone. The key contains everything by which requests of this browser differ.
 */
export const historyQuery = (key: AccountKey, { untrusted = false, filter = null }: Wanted = {}) => {
  const queryKey: readonly unknown[] = [
    ...queryKeys.history(key),
    ...(untrusted ? ['untrusted'] : []),
    ...(filter ? [filter] : []),
  ]
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      api().getHistory({
        params: key,
        query: {
          cursor: pageParam,
          timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          ...(filter ? filteredHistoryQuery(filter, untrusted) : untrusted ? { trusted: false } : {}),
        },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => cursorOf(page.next),
    // While a changed filter is asked for, the rows of the one before stay.
    ...(filter ? { placeholderData: keepPreviousData, meta: { persist: false } } : {}),
  })
}
