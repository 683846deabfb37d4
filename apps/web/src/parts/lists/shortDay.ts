import { dateLocale } from '@countersign/primitives'

/**
 * A day in UTC like "20 Nov".
 *
 * @param at epoch milliseconds
 */
export const shortDay = (at: number): string =>
  new Date(at).toLocaleDateString(dateLocale(), { timeZone: 'UTC', day: 'numeric', month: 'short' })
