import { createUseOrder } from '../cache/createUseOrder.ts'

export type TokenBucket = {
  /** Takes one token of `key`; answers 0, or the seconds until there is one. */
  take(key: string): number
}

/** Beyond this many keys the longest silent one is forgotten: a scan from many addresses must not fill the memory. */
const MAX_KEYS = 20_000

/** Refills evenly, so a burst up to a minute's share passes and a steady flood does not. */
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
      for (const oldest of levels.keys()) {
        if (levels.size() <= maxKeys) break
        levels.delete(oldest)
      }
      return tokens < 1 ? Math.max(1, Math.ceil((1 - tokens) / perMs / 1000)) : 0
    },
  }
}
