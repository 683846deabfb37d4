import type { HistoryItem, Transaction } from '@countersign/api'

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

const DAY_MS = 86_400_000

/**
 * Names the calendar day of a time in one time zone. Equal days have equal names.
 *
 * @example
 * const dayOf: DayOf = createDayOf('Europe/Berlin')
 */
export type DayOf = (timestamp: number) => string

/**
 * Divides time into the days of a time zone.
 *
 * @param timezone IANA name; used instead of the offset if both are given
 * @param offsetMs added to UTC
 * @throws RangeError for an unknown time zone
 * @example
 * createDayOf('Asia/Tokyo')(Date.UTC(2026, 2, 1, 23)) // '2026-03-02'
 */
export function createDayOf(timezone: string | undefined, offsetMs = 0): DayOf {
  if (timezone === undefined) return (timestamp) => String(Math.floor((timestamp + offsetMs) / DAY_MS))
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' })
  return (timestamp) => format.format(timestamp)
}
