const DAY_MS = 86_400_000

/**
 * Names the calendar day of a time in one zone; equal days have equal names.
 *
 * @example
 * const dayOf: DayOf = createDayOf('Europe/Berlin')
 */
export type DayOf = (timestamp: number) => string

/**
 * Cuts time into the days of a zone.
 *
 * @param timezone IANA name, wins over the offset
 * @param offsetMs added to UTC
 * @throws RangeError for a zone that does not exist
 * @example
 * createDayOf('Asia/Tokyo')(Date.UTC(2026, 2, 1, 23)) // '2026-03-02'
 */
export function createDayOf(timezone: string | undefined, offsetMs = 0): DayOf {
  if (timezone === undefined) return (timestamp) => String(Math.floor((timestamp + offsetMs) / DAY_MS))
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' })
  return (timestamp) => format.format(timestamp)
}
