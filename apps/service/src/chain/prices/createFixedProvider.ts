import type { PriceSourceOf } from '../../config/priceConfig.ts'
import type { PriceProvider } from './priceProvider.ts'

/** Prices that the operator wrote down. */
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
