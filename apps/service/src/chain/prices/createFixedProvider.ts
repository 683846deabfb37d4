import type { PriceSourceOf } from '../../config/PriceSources.ts'
import type { PriceProvider } from './PriceProvider.ts'

/** Prices from the operator's configuration. */
export function createFixedProvider({ prices }: PriceSourceOf<'fixed'>): PriceProvider {
  const byToken = new Map(Object.entries(prices).map(([token, byCurrency]) => [token.toLowerCase(), byCurrency]))
  return {
    prices: (tokens, fiat) =>
      Promise.resolve(
        new Map(
          tokens.flatMap((token) => {
            const price = byToken.get(token.toLowerCase())?.[fiat]
            return price === undefined ? [] : [[token, price]]
          }),
        ),
      ),
    currencies: () => Promise.resolve([...new Set(Object.values(prices).flatMap((one) => Object.keys(one)))]),
  }
}
