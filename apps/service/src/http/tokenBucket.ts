export type TokenBucket = {
  /** Takes one token of `key`; answers 0, or the seconds until there is one. */
  take(key: string): number
}

/** Keys beyond this number cause full buckets to be forgotten: a scan of many addresses must not fill the memory. */
const SWEEP_ABOVE = 10_000

/** Refills evenly, so a burst up to a minute's share passes and a steady flood does not. */
export function createTokenBucket(perMinute: number, clock: () => number): TokenBucket {
  const perMs = perMinute / 60_000
  const levels = new Map<string, { tokens: number; at: number }>()
  // A clock that is set back takes nothing away from anybody.
  const levelOf = (key: string, now: number) => {
    const level = levels.get(key)
    return level === undefined ? perMinute : Math.min(perMinute, level.tokens + Math.max(0, now - level.at) * perMs)
  }
  return {
    take(key) {
      const now = clock()
      if (levels.size > SWEEP_ABOVE)
        for (const known of levels.keys()) if (levelOf(known, now) >= perMinute) levels.delete(known)
      const tokens = levelOf(key, now)
      if (tokens < 1) return Math.max(1, Math.ceil((1 - tokens) / perMs / 1000))
      levels.set(key, { tokens: tokens - 1, at: now })
      return 0
    },
  }
}
