import type { TokenPrices } from '../../../data/prices/priceOnDay.ts'
import { recordedPricesQuery } from '../../../data/prices/recordedPricesQuery.ts'

const DAY_MS = 86_400_000

/**
 * The newest price of a network's coin that the service recorded today or yesterday; null without one. It names no account, so that the
 * service is not asked about an address that is no account yet.
 *
 * @param currency lower-case code
 */
export const coinPriceQuery = (chainId: string, currency: string) => ({
  ...recordedPricesQuery({ chainId, currency, tokens: [null], from: Date.now() - DAY_MS }),
  select: ({ native }: Readonly<Record<string, TokenPrices>>) => newestOf(native ?? {}),
})

const newestOf = (prices: TokenPrices): string | null => prices[Object.keys(prices).toSorted().at(-1) ?? ''] ?? null
