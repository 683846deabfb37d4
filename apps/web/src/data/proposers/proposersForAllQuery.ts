import { type Address, isSameAddress } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'
import { toDelegation, type Delegation } from './Delegation.ts'

/** How many owners are requested; each costs a request. */
const MOST_OWNERS = 30

/** Who may propose to every account of one of the owners: the service lists these by owner only. */
export const proposersForAllQuery = (key: AccountKey, owners: readonly Address[]) =>
  queryOptions({
    queryKey: [...queryKeys.proposers(key), 'for-all', owners.join(' ')],
    meta: { persist: false },
    queryFn: async ({ signal }): Promise<Delegation[]> => {
      const lists = await Promise.all(
        owners.slice(0, MOST_OWNERS).map(async (owner) => {
          const { results } = await api().getDelegates({
            params: { chainId: key.chainId },
            query: { delegator: owner, cursor: 'limit=200&offset=0' },
            signal,
          })
          return results.filter(({ safe, delegator }) => safe === null && isSameAddress(delegator, owner))
        }),
      )
      return lists.flat().map(toDelegation)
    },
  })
