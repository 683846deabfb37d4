import { type Address, isSameAddress } from '@countersign/primitives'
import { useInfiniteQuery, useQuery, infiniteQueryOptions } from '@tanstack/react-query'
import { proposersForAllQuery } from '../../../data/proposers/proposersForAllQuery.ts'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { api } from '../../../data/client/apiClient.ts'
import { cursorOf, FIRST_PAGE } from '../../../data/api/cursorOf.ts'
import { queryKeys, type AccountKey } from '../../../data/keys/queryKeys.ts'
import { toDelegation } from '../../../data/proposers/Delegation.ts'

/** Who may propose to the account, page by page, according to the service. Proposers for all accounts of an owner are not included. */
const proposersQuery = (key: AccountKey) =>
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

/**
 * The addresses that may propose to the account, from the service: those of this account, then those for every account
 * of an owner.
 */
export function useProposers(owners: readonly Address[]) {
  const { key } = useAccount()
  const hasService = useDataSource().from === 'service'
  const list = useInfiniteQuery({ ...proposersQuery(key), enabled: hasService })
  const forAll = useQuery({ ...proposersForAllQuery(key, owners), enabled: hasService && owners.length > 0 })
  const pages = list.data?.pages
  const everywhere = forAll.data ?? []
  return {
    /** Undefined until the service has answered, and without a service. */
    delegations: hasService && pages ? [...pages.flatMap((page) => page.delegations), ...everywhere] : undefined,
    total: (pages?.[0]?.count ?? 0) + everywhere.length,
    list,
    /** An answer is cached, and a refresh failed. */
    isStale: list.isRefetchError || forAll.isError,
    retry: () => void Promise.all([list.refetch(), ...(owners.length > 0 ? [forAll.refetch()] : [])]),
  }
}

export type Proposers = ReturnType<typeof useProposers>
