import type { Balances } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'

/** @param currency lower-case currency code as stored by useCurrency */
export const balancesQuery = (key: AccountKey, currency: string) =>
  queryOptions({
    queryKey: queryKeys.balances(key, currency),
    queryFn: ({ signal }) => readBalances(key, currency, signal),
  })

/** The service refuses a currency without prices. The amounts do not depend on it, and are shown without prices. */
async function readBalances(key: AccountKey, fiatCode: string, signal: AbortSignal): Promise<Balances> {
  try {
    return await api().getBalances({ params: { ...key, fiatCode }, signal })
  } catch (error) {
    if (!(error instanceof ApiError && error.statusCode === 422)) throw error
    const { items } = await api().getBalances({ params: key, signal })
    return {
      fiatTotal: '0',
      unpriced: true,
      items: items.map((item) => ({ ...item, fiatBalance: '0', fiatConversion: '0' })),
    }
  }
}
