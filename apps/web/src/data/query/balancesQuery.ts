import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

/** @param currency lower-case currency code as stored by useCurrency */
export const balancesQuery = (key: AccountKey, currency: string) =>
  queryOptions({
    queryKey: queryKeys.balances(key, currency),
    queryFn: ({ signal }) => api().getBalances({ params: { ...key, fiatCode: currency }, signal }),
  })
