import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import type { PriceProvider } from './PriceProvider.ts'

const NATIVE_MS = 100_000
const TOKEN_MS = 300_000
/** A token without a price seldom gets one. */
const UNKNOWN_MS = 3_600_000
/** A source that could not be asked is asked again soon. */
const FAILED_MS = 60_000
const MOST_KEPT = 20_000
const JITTER = 0.1

type Kept = { price: string | null; until: number }

/**
 * Keeps what a source said, also that it knows no price. While the source cannot be asked there is no price: an old one
 * would be a wrong one.
 */
export function cachedProvider(provider: PriceProvider, monotonic: () => number): PriceProvider {
  const kept = new Map<string, Kept>()

  function keep(key: string, price: string | null, ms: number): void {
    kept.delete(key)
    kept.set(key, { price, until: monotonic() + ms * (1 - JITTER + 2 * JITTER * Math.random()) })
    const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
  }

  async function ask(tokens: readonly Address[], fiat: string): Promise<void> {
    try {
      const found = await provider.prices(tokens, fiat)
      for (const token of tokens) {
        const price = found.get(token) ?? null
        keep(`${token}:${fiat}`, price, price === null ? UNKNOWN_MS : token === ZERO_ADDRESS ? NATIVE_MS : TOKEN_MS)
      }
    } catch (error) {
      for (const token of tokens) keep(`${token}:${fiat}`, null, FAILED_MS)
      throw error
    }
  }

  return {
    async prices(tokens, fiat) {
      const now = monotonic()
      const unknown = tokens.filter((token) => (kept.get(`${token}:${fiat}`)?.until ?? 0) <= now)
      if (unknown.length > 0) await ask(unknown, fiat)
      return new Map(
        tokens.flatMap((token): [Address, string][] => {
          const price = kept.get(`${token}:${fiat}`)?.price
          return price ? [[token, price]] : []
        }),
      )
    },
    currencies: () => provider.currencies(),
  }
}
