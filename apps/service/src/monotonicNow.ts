/**
 * Milliseconds that only grow, from no particular date: for durations, deadlines, limits and caches. The wall clock can be set
 * back by hours (NTP, a resumed machine), and whatever waits by it would then wait as long.
 */
export const monotonicNow = (): number => performance.now()
