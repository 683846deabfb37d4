export type TokenBucket = {
  /** Takes one token of `key`; answers 0, or the seconds until there is one. */
  take(key: string): number
}

/** Beyond this many keys the longest silent one is forgotten: a scan from many addresses must not fill the memory. */
const MAX_KEYS = 20_000

/** Refills evenly, so a burst up to a minute's share passes and a steady flood does not. */
export function createTokenBucket(perMinute: number, clock: () => number, maxKeys = MAX_KEYS): TokenBucket {
  const perMs = perMinute / 60_000
  // In the order of their last use.
  const levels = new Map<string, { tokens: number; at: number }>()
  return {
    take(key) {
      const now = clock()
      const level = levels.get(key)
      // A clock that is set back takes nothing away from anybody.
      const refilled = level === undefined ? perMinute : level.tokens + Math.max(0, now - level.at) * perMs
      const tokens = Math.min(perMinute, refilled)
      levels.delete(key)
      levels.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, at: now })
      if (levels.size > maxKeys) for (const oldest of levels.keys()) if (levels.delete(oldest)) break
      return tokens < 1 ? Math.max(1, Math.ceil((1 - tokens) / perMs / 1000)) : 0
    },
  }
}
