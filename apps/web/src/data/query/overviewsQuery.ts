import { type Address, groupsOf } from '@countersign/primitives'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, ownChainsApi } from '../client/apiClient.ts'
import { isOwnChain } from '../config/ownChains.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'
import { nextTask } from '../tasks/nextTask.ts'

/** The largest number of accounts that the service accepts in one request. */
const MOST_PER_REQUEST = 200

/** Value, queue and threshold of many accounts in one answer. */
export const overviewsQuery = (accounts: readonly AccountKey[], currency: string, wallet: Address | null) => {
  const names = accounts.map(({ chainId, safe }) => `${chainId}:${safe}`).toSorted()
  return queryOptions({
    queryKey: queryKeys.overviews(names.join(','), currency, wallet),
    queryFn: async ({ signal }) => {
      const asked = names.filter((name) => !isOwn(name))
      const own = names.filter(isOwn)
      const query = { currency, wallet_address: wallet }
      const answers = groupsOf(asked, MOST_PER_REQUEST).map(async (group, index) => {
        if (index > 0) await nextTask()
        return api().getSafeOverviews({ query: { ...query, safes: group.join(',') }, signal })
      })
      if (own.length > 0)
        answers.push((await ownChainsApi()).getSafeOverviews({ query: { ...query, safes: own.join(',') } }))
      return (await Promise.all(answers)).flat()
    },
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
  })
}

/** On a network that this browser added, which no service knows. */
const isOwn = (name: string): boolean => isOwnChain({ chainId: name.split(':')[0] })
