import type { Address } from '@countersign/primitives'
import type { PublicClient } from 'viem'
import type { ChainConfig } from '../../config/ChainConfig.ts'
import type { PriceSource, PriceSourceOf } from '../../config/PriceSources.ts'
import { monotonicNow } from '../../clock/monotonicNow.ts'
import { cachedProvider } from './cachedProvider.ts'
import { createChainlinkProvider } from './createChainlinkProvider.ts'
import { createHttpProvider } from './createHttpProvider.ts'
import type { PriceProvider } from './PriceProvider.ts'
import { createFeedProvider } from './createFeedProvider.ts'

/** Prices from the sources of a chain in their order: the first with a price for a token is used, and an unavailable one is skipped. */
export function createPriceReader(
  config: Pick<ChainConfig, 'chainId' | 'isLocal' | 'prices'>,
  client: PublicClient,
  clock: () => number = Date.now,
  monotonic: () => number = monotonicNow,
): PriceProvider {
  const sources = config.prices === null ? [] : [config.prices].flat()
  const providers = sources.map((source) => {
    const provider = createProvider(source, config, client, clock)
    // A call to a local feed is cheap, and a developer who sets a price there expects to see it at once.
    const isOwn = source.type === 'fixed' || (config.isLocal && source.type !== 'http')
    return isOwn ? provider : cachedProvider(provider, monotonic)
  })
  return {
    async prices(tokens, fiat) {
      const found = new Map<Address, string>()
      for (const provider of providers) {
        const rest = tokens.filter((token) => !found.has(token))
        if (rest.length === 0) break
        const more = await provider.prices(rest, fiat).catch(() => new Map<Address, string>())
        for (const [token, price] of more) found.set(token, price)
      }
      return found
    },
    async currencies() {
      const lists = await Promise.all(providers.map((provider) => provider.currencies().catch((): string[] => [])))
      return [...new Set(lists.flat())].sort((a, b) => Number(b === 'USD') - Number(a === 'USD'))
    },
  }
}

function createProvider(
  source: PriceSource,
  { chainId }: Pick<ChainConfig, 'chainId'>,
  client: PublicClient,
  clock: () => number,
): PriceProvider {
  switch (source.type) {
    case 'feed':
      return createFeedProvider(client, source, clock)
    case 'chainlink':
      return createChainlinkProvider(client, source, clock)
    case 'http':
      return createHttpProvider(chainId, source, clock)
    case 'fixed':
      return createFixedProvider(source)
  }
}

/** Prices from the operator's configuration. */
function createFixedProvider({ prices }: PriceSourceOf<'fixed'>): PriceProvider {
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
