import { type Address, ZERO_ADDRESS, utcDay } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import type { TokenPrices } from './priceOnDay.ts'

/** As many as a request takes. */
const MOST_TOKENS = 100

type Wanted = {
  readonly chainId: string
  /** Lower-case code, as stored by useCurrency. */
  readonly currency: string
  /** Null for the native currency. */
  readonly tokens: readonly (Address | null)[]
  /** Epoch milliseconds. */
  readonly from: number
}

/** The prices that the service recorded for these tokens, by `tokenKey`. Without a service there are none. */
export const recordedPricesQuery = ({ chainId, currency, tokens, from }: Wanted) => {
  const addresses = [...new Set(tokens.map((token) => token ?? ZERO_ADDRESS))].toSorted()
  return queryOptions({
    queryKey: ['recorded-prices', chainId, currency, utcDay(from), addresses] as const,
    queryFn: ({ signal }) => fetchPrices({ chainId, currency, addresses, from }, signal),
    // The service adds prices at most once an hour.
    staleTime: 15 * 60_000,
    meta: { persist: false },
  })
}

/** @returns by `tokenKey`, the price of each recorded day */
export async function fetchPrices(
  wanted: Pick<Wanted, 'chainId' | 'currency' | 'from'> & { readonly addresses: readonly Address[] },
  signal: AbortSignal,
): Promise<Readonly<Record<string, TokenPrices>>> {
  const { chainId, currency, addresses, from } = wanted
  const found: Record<string, Record<string, string>> = {}
  for (let start = 0; start < addresses.length; start += MOST_TOKENS) {
    const tokens = addresses.slice(start, start + MOST_TOKENS)
    for (let next: string | null = utcDay(from); next !== null;) {
      const answer = await api().getRecordedPrices({
        params: { chainId, fiatCode: currency },
        query: { from: next, tokens },
        signal,
      })
      for (const { day, prices } of answer.days)
        for (const [address, price] of Object.entries(prices)) {
          const key = address === ZERO_ADDRESS ? 'native' : address.toLowerCase()
          ;(found[key] ??= {})[day] = price
        }
      // A service that names the same day again would be asked for ever.
      next = answer.next !== null && answer.next > next ? answer.next : null
    }
  }
  return found
}
