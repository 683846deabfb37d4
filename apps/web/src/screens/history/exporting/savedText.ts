import { exportHistoryMessages as messages } from '../exportHistoryMessages.ts'
import { movedToken } from './ExportedRow.ts'
import type { ValuedRow } from './valueRows.ts'

/** How many rows a file has, and how many of them have another price than that of their day. */
export function savedText(rows: readonly ValuedRow[]): string {
  const moved = rows.filter((row) => movedToken(row) !== undefined)
  const atTodaysPrice = moved.filter(({ worth }) => worth?.priceOf === 'today').length
  const unpriced = moved.filter(({ worth }) => worth === null).length
  return [
    messages.saved(rows.length),
    ...(atTodaysPrice > 0 ? [messages.atTodaysPrice(atTodaysPrice)] : []),
    ...(unpriced > 0 ? [messages.unpriced(unpriced)] : []),
  ].join(' ')
}
