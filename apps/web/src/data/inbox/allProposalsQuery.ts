import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { FIRST_PAGE } from '../query/cursorOf.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

/**
 * The first page of a queue with the proposals that no key has signed. The approvals of an account whose owners are accounts are among
 * these: its owners approve on chain, and the inbox lists what a key has signed.
 */
export const allProposalsQuery = (key: AccountKey) =>
  queryOptions({
    queryKey: [...queryKeys.queue(key), 'with-unsigned'],
    queryFn: async ({ signal }) =>
      (await api().getQueue({ params: key, query: { cursor: FIRST_PAGE, trusted: false }, signal })).results,
    staleTime: 10_000,
    meta: { persist: false },
  })
