import type { Address } from '@countersign/primitives'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, ownChainsApi } from '../client/apiClient.ts'
import { isOwnChain } from '../config/ownChains.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

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
      const groups = Array.from({ length: Math.ceil(asked.length / MOST_PER_REQUEST) }, (_, index) =>
        asked.slice(index * MOST_PER_REQUEST, (index + 1) * MOST_PER_REQUEST),
      )
      const query = { currency, wallet_address: wallet }
      const answers = groups.map((group) =>
        api().getSafeOverviews({ query: { ...query, safes: group.join(',') }, signal }),
      )
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
