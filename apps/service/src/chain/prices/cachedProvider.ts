import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import type { PriceProvider } from './PriceProvider.ts'

const NATIVE_MS = 100_000
const TOKEN_MS = 300_000
/** A token without a price rarely gets one. */
const UNKNOWN_MS = 3_600_000
/** A failed source is requested again soon. */
const FAILED_MS = 60_000
const MOST_KEPT = 20_000
const JITTER = 0.1

type Kept = { price: string | null; until: number }

/**
 * Caches the answers of a source, also the absence of a price. While the source fails there is no price: an old price would be wrong. Nothing is
 * kept for a currency that the source does not have: any client can name one, and would push out the prices of the others.
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
      if (!(await provider.currencies()).includes(fiat)) return
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
