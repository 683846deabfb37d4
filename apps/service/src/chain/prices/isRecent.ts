const HOUR_MS = 3_600_000

/** @param updatedAt epoch seconds @param now epoch milliseconds. A time far in the future is invalid, like an old one. */
export function isRecent(updatedAt: bigint | number, maxAgeSeconds: number, now: number): boolean {
  const age = now - Number(updatedAt) * 1000
  return Number(updatedAt) > 0 && age <= maxAgeSeconds * 1000 && age > -HOUR_MS
}
