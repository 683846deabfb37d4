import { createTokenBucket, type TokenBucket } from './TokenBucket.ts'

const MINUTES_OF_DAY = 24 * 60

/** A token bucket whose tokens are those of a day. In memory: a restart or another process begins with a full one. */
export function createDailyBucket(perDay: number, monotonic: () => number): TokenBucket {
  // The bucket counts per minute. On a clock that is slower by the minutes of a day, that is per day.
  const bucket = createTokenBucket(perDay, () => monotonic() / MINUTES_OF_DAY)
  return { take: (key) => bucket.take(key) * MINUTES_OF_DAY }
}
