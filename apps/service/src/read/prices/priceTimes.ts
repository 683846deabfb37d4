export const HOUR_MS = 3_600_000
/** Hourly prices are used for the change of 24 hours. */
export const HOURS_KEPT = 26

/** "2026-11-21", in UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
