import { createUseOrder } from '../cache/createUseOrder.ts'

export type TokenBucket = {
  /** Takes one token of `key`; returns 0, or the seconds until the next token. */
  take(key: string): number
}

/** Beyond this number of keys the longest unused one is dropped, so that a scan from many addresses does not fill the memory. */
const MAX_KEYS = 20_000

/** Refills continuously: a burst of up to one minute's budget passes, a steady flood does not. */
export function createTokenBucket(perMinute: number, clock: () => number, maxKeys = MAX_KEYS): TokenBucket {
  const perMs = perMinute / 60_000
  const levels = createUseOrder<{ tokens: number; at: number }>()
  return {
    take(key) {
      const now = clock()
      const known = levels.use(key)
      const level = known ?? { tokens: perMinute, at: now }
      if (!known) levels.set(key, level)
      // When the clock is set back, no client loses tokens.
      const tokens = Math.min(perMinute, level.tokens + Math.max(0, now - level.at) * perMs)
      level.tokens = tokens < 1 ? tokens : tokens - 1
      level.at = now
      levels.trim(maxKeys)
      return tokens < 1 ? Math.max(1, Math.ceil((1 - tokens) / perMs / 1000)) : 0
    },
  }
}
