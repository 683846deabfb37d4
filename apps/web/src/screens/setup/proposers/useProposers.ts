import type { Address } from '@countersign/safe/light'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { proposersForAllQuery } from '../../../data/proposers/proposersForAllQuery.ts'
import { proposersQuery } from '../../../data/proposers/proposersQuery.ts'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

/** Who may propose to the account, as the service says: for this account, then for every account of an owner. */
export function useProposers(owners: readonly Address[]) {
  const { key } = useAccount()
  const hasService = useDataSource().from === 'service'
  const list = useInfiniteQuery({ ...proposersQuery(key), enabled: hasService })
  const forAll = useQuery({ ...proposersForAllQuery(key, owners), enabled: hasService && owners.length > 0 })
  const pages = list.data?.pages
  const everywhere = forAll.data ?? []
  return {
    /** Undefined while the service has not answered, and without one. */
    delegations: hasService && pages ? [...pages.flatMap((page) => page.delegations), ...everywhere] : undefined,
    total: (pages?.[0]?.count ?? 0) + everywhere.length,
    list,
    /** An answer is there, and asking again failed. */
    isStale: list.isRefetchError || forAll.isError,
    retry: () => void Promise.all([list.refetch(), ...(owners.length > 0 ? [forAll.refetch()] : [])]),
  }
}

export type Proposers = ReturnType<typeof useProposers>
