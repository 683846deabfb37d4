import type { HistoryItem, Transaction } from '@countersign/api'
import type { DayOf } from './dayOf.ts'

/**
 * Puts a label before the first row of each day, unless the page before ended on that day.
 *
 * @param before when the last row of the page before took place
 * @example
 * withDayLabels(rows, createDayOf('Europe/Berlin'), null)[0] // { type: 'DATE_LABEL', timestamp: … }
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
