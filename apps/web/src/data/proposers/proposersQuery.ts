import { isSameAddress } from '@countersign/safe/light'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { cursorOf, FIRST_PAGE } from '../query/cursorOf.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'
import { toDelegation } from './Delegation.ts'

/** Who may propose to the account, page by page, as the service says. Proposers for all accounts of an owner are not in it. */
export const proposersQuery = (key: AccountKey) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.proposers(key), 'list'],
    queryFn: async ({ pageParam, signal }) => {
      const { count, next, results } = await api().getDelegates({
        params: { chainId: key.chainId },
        query: { safe: key.safe, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      })
      const delegations = results.filter(({ safe }) => safe !== null && isSameAddress(safe, key.safe)).map(toDelegation)
      return { count, next, delegations }
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => cursorOf(next),
    meta: { persist: false },
  })
