/**
 * The calendar day of a moment, in UTC.
 *
 * @param at - epoch milliseconds
 * @example
 * utcDay(Date.UTC(2026, 10, 21, 23)) // '2026-11-21'
 */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10)
