import { dateText, exactTime } from '@countersign/primitives'

/** The day or the time of a filter as text: "3 November 2026". Days are in UTC, as in the list. What cannot be read stays as it is. */
export function filterDayText(value: string): string {
  const at = Date.parse(value)
  if (Number.isNaN(at)) return value
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? dateText(at, { day: 'numeric', month: 'long', year: 'numeric' })
    : exactTime(at)
}
