/**
 * Milliseconds of a clock that never goes back: for durations, deadlines, limits and caches. The wall clock can be set back by hours (NTP,
 * a resumed machine), and a timer based on it would wait that much longer.
 */
export const monotonicNow = (): number => performance.now()
