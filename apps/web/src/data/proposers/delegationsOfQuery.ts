import type { Delegate } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'
import { toDelegation } from './Delegation.ts'

/** The largest page of the service. */
const LARGEST_PAGE = 'limit=200&offset=0'

/** The owners in whose name a wallet may propose, according to the service: for this account, or for every account of an owner. */
export const delegationsOfQuery = (key: AccountKey, wallet: Address | null) =>
  queryOptions({
    queryKey: [...queryKeys.proposers(key), 'of', wallet],
    enabled: wallet !== null,
    meta: { persist: false },
    staleTime: 30_000,
    queryFn: async ({ signal }) => {
      if (wallet === null) return []
      const ask = (safe?: Address) =>
        api().getDelegates({
          params: { chainId: key.chainId },
          query: { delegate: wallet, cursor: LARGEST_PAGE, ...(safe ? { safe } : {}) },
          signal,
        })
      const [here, everywhere] = await Promise.all([ask(key.safe), ask()])
      const isMeant = ({ safe, delegate }: Delegate): boolean =>
        isSameAddress(delegate, wallet) && (safe === null || isSameAddress(safe, key.safe))
      const all = [...here.results, ...everywhere.results].filter(isMeant).map(toDelegation)
      return all.filter(
        (one, index) =>
          all.findIndex((other) => other.addedBy === one.addedBy && other.isForAll === one.isForAll) === index,
      )
    },
  })
