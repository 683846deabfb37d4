import { dateText } from '@countersign/primitives'

/**
 * A day in UTC like "20 Nov".
 *
 * @param at epoch milliseconds
 */
export const shortDay = (at: number): string => dateText(at, { day: 'numeric', month: 'short' })
