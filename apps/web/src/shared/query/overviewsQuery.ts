import type { Address } from '@countersign/safe/light'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/apiClient.ts'
import { queryKeys, type AccountKey } from './queryKeys.ts'

/** The service answers for at most this many accounts at once. */
const MOST_PER_REQUEST = 200

/** Value, queue and threshold of many accounts in one answer. */
export const overviewsQuery = (accounts: readonly AccountKey[], currency: string, wallet: Address | null) => {
  const names = accounts.map(({ chainId, safe }) => `${chainId}:${safe}`).toSorted()
  return queryOptions({
    queryKey: queryKeys.overviews(names.join(','), currency, wallet),
    queryFn: async ({ signal }) => {
      const groups = Array.from({ length: Math.ceil(names.length / MOST_PER_REQUEST) }, (_, index) =>
        names.slice(index * MOST_PER_REQUEST, (index + 1) * MOST_PER_REQUEST),
      )
      const answers = await Promise.all(
        groups.map((group) =>
          api().getSafeOverviews({ query: { safes: group.join(','), currency, wallet_address: wallet }, signal }),
        ),
      )
      return answers.flat()
    },
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
  })
}
