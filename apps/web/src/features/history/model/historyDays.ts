import type { TransactionRowModel } from '../../../shared/transaction-view/TransactionRowModel.ts'

export type HistoryDay = {
  /** Epoch milliseconds of the day's start in UTC; the times of the rows are UTC as well. */
  readonly start: number
  readonly title: string
  readonly rows: readonly TransactionRowModel[]
}

const DAY_MS = 86_400_000

/** Groups rows by calendar day in UTC, keeping their order. @param now epoch milliseconds */
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

const startOfDay = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS

/** "Today, 20 November", "Wednesday, 18 November", "Wednesday, 4 November 2025". */
function dayTitle(start: number, now: number): string {
  const date = new Date(start)
  const isThisYear = date.getUTCFullYear() === new Date(now).getUTCFullYear()
  const day = date.toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  const distance = (startOfDay(now) - start) / DAY_MS
  if (distance === 0) return `Today, ${day}`
  if (distance === 1) return `Yesterday, ${day}`
  return `${date.toLocaleDateString('en-GB', { timeZone: 'UTC', weekday: 'long' })}, ${day}`
}
