import { dateText } from '@countersign/primitives'

/**
 * Formats a UTC date like `2 Jan 2027`.
 * @param at epoch milliseconds
 */
export const dayWords = (at: number): string => dateText(at, { day: 'numeric', month: 'short', year: 'numeric' })
