/**
 * Milliseconds that only grow, from no particular date: for durations, deadlines, limits and caches. The wall clock can be set
 * back by hours (NTP, a resumed machine), and a timer that follows it would wait for the same time.
 */
export const monotonicNow = (): number => performance.now()
