import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { cursorOf, FIRST_PAGE } from '../api/cursorOf.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

/** Messages of an account, newest first, under a label for each UTC day. */
export const messagesQuery = (key: AccountKey) =>
  infiniteQueryOptions({
    queryKey: queryKeys.messages(key),
    queryFn: ({ pageParam, signal }) => api().getMessages({ params: key, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => cursorOf(page.next),
  })
