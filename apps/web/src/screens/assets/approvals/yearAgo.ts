const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Epoch milliseconds. */
export const yearAgo = (now = Date.now()): number => now - YEAR_MS
