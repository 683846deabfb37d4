import { timeOfDay } from '@countersign/ui'

/** "6 Nov", "6 Nov 2025", "today at 12:04 UTC". @param at epoch milliseconds @param now epoch milliseconds */
export function dayWords(at: number, now: number): string {
  const day = (time: number, options: Intl.DateTimeFormatOptions) =>
    new Date(time).toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', ...options })
  const withYear = day(at, { year: 'numeric' })
  if (withYear === day(now, { year: 'numeric' })) return `today at ${timeOfDay(at)}`
  return new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear() ? day(at, {}) : withYear
}
