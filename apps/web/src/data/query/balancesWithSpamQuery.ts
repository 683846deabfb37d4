import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

/** Also the tokens that the service counts as spam. Only names and marks are used, so one currency is enough. */
export const balancesWithSpamQuery = (key: AccountKey) =>
  queryOptions({
    queryKey: [...queryKeys.account(key), 'balances-with-spam'],
    queryFn: ({ signal }) => api().getBalances({ params: key, query: { exclude_spam: false }, signal }),
    meta: { persist: false },
  })
