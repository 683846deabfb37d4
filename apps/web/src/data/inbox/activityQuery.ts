import { MOST_INBOX_ACCOUNTS, type Activity } from '@countersign/api'
import { groupsOf } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { isOwnChain } from '../config/ownChains.ts'
import type { AccountKey } from '../keys/queryKeys.ts'

/**
 * The activity of these accounts after a moment, from the service. Networks that this browser added are left out, because nodes cannot list
 * the history of many accounts.
 * @param since epoch milliseconds
 */
export const activityQuery = (keys: readonly AccountKey[], since: number) => {
  const others = keys.filter((key) => !isOwnChain(key))
  const safes = others.map(({ chainId, safe }) => `${chainId}:${safe}`).toSorted()
  return queryOptions({
    queryKey: ['inbox', 'activity', safes.join(), since] as const,
    queryFn: async ({ signal }): Promise<Activity> => {
      const answers = await Promise.all(
        groupsOf(safes, MOST_INBOX_ACCOUNTS).map((group) =>
          api().getActivity({ body: { safes: group, since }, signal }),
        ),
      )
      return {
        results: answers.flatMap(({ results }) => results),
        more: answers.some(({ more }) => more),
        signatures: answers.flatMap(({ signatures }) => signatures),
      }
    },
    staleTime: 60_000,
  })
}
