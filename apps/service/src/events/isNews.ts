const NEWS_MS = 60 * 60 * 1000

/** Older facts belong to history that is being indexed, and cause no event. */
export const isNews = (at: number, now: number): boolean => at > now - NEWS_MS
