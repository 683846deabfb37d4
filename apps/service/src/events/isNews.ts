const NEWS_MS = 60 * 60 * 1000

/** What happened longer ago is history being read, not news. */
export const isNews = (at: number, now: number): boolean => at > now - NEWS_MS
