import type { HistoryItem, Transaction } from '@countersign/api'
import type { DayOf } from './dayOf.ts'

/**
 * Adds a label before the first row of each day, unless the previous page ended on that day.
 *
 * @param before time of the last row of the previous page
 * @example
 * withDayLabels([row], createDayOf(undefined), null)[0] // { type: 'DATE_LABEL', timestamp: row.timestamp }
 */
export function withDayLabels(rows: readonly Transaction[], dayOf: DayOf, before: number | null): HistoryItem[] {
  let day = before === null ? null : dayOf(before)
  return rows.flatMap((transaction): HistoryItem[] => {
    const item: HistoryItem = { type: 'TRANSACTION', transaction, conflictType: 'None' }
    const own = dayOf(transaction.timestamp)
    if (own === day) return [item]
    day = own
    return [{ type: 'DATE_LABEL', timestamp: transaction.timestamp }, item]
  })
}
