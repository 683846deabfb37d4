const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/
const DAY_MS = 86_400_000

/**
 * An end of a range of times, inclusive: a day as its end includes the whole day, in UTC.
 *
 * @param text ISO 8601, a day or a time
 * @returns epoch milliseconds
 * @throws RangeError if it is neither, or not on the calendar
 * @example
 * parseDayOrTime('2026-08-01', 'to') // 1785628799999
 */
export function parseDayOrTime(text: string, end: 'from' | 'to'): number {
  // A plus sign that was not encoded in an address arrives as a space.
  const written = text.replace(/ (?=\d{2}:\d{2}$)/, '+')
  const time = DAY.test(written) || TIME.test(written) ? Date.parse(written) : NaN
  // `Date` would silently turn 2026-02-31 into a day in March.
  const isReal = !Number.isNaN(time) && (!DAY.test(written) || new Date(time).toISOString().startsWith(written))
  if (!isReal) throw new RangeError(`Invalid date: ${text}`)
  return end === 'to' && DAY.test(written) ? time + DAY_MS - 1 : time
}
