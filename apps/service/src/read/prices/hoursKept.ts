export const HOUR_MS = 3_600_000
/** Hourly prices are used for the change of 24 hours. */
export const HOURS_KEPT = 26
