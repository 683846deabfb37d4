import type { PriceOf } from '@countersign/describe/transaction'
import { useQuery } from '@tanstack/react-query'
import { balancesQuery } from '../../data/query/balancesQuery.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { pricesOf } from './pricesOf.ts'

/** The prices of cached balances, in the chosen currency. Sends no request: the page of the rows loads the balances. */
export function useKnownPrices(): (units: Parameters<typeof pricesOf>[1]) => PriceOf {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const { data } = useQuery({ ...balancesQuery(key, currency), enabled: false })
  return (units) => pricesOf(data, units)
}
