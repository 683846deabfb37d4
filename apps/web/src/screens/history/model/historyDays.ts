import type { TransactionRowModel } from '@countersign/describe/transaction'
import { dayTitle, startOfDay } from '../../../parts/lists/dayTitle.ts'

export type HistoryDay = {
  /** Epoch milliseconds of the day's start in UTC; the times of the rows are UTC as well. */
  readonly start: number
  readonly title: string
  readonly rows: readonly TransactionRowModel[]
}

/**
 * Groups rows by calendar day in UTC, keeping their order.
 * @param now epoch milliseconds
 */
export function historyDays(rows: readonly TransactionRowModel[], now: number): HistoryDay[] {
  const days = new Map<number, TransactionRowModel[]>()
  for (const row of rows) {
    const start = startOfDay(row.timestamp)
    const day = days.get(start)
    if (day) day.push(row)
    else days.set(start, [row])
  }
  return [...days].map(([start, ofDay]) => ({ start, title: dayTitle(start, now), rows: ofDay }))
}
