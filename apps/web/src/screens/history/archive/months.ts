import type { ExportRange } from '../model/exportPath.ts'

/** A month in UTC, "2026-10". */
export type Month = string

const monthOf = (at: number): Month => new Date(at).toISOString().slice(0, 7)

/** The months from the first one to now, the latest first. */
export function monthsSince(first: number, now: number): Month[] {
  const months: Month[] = []
  const date = new Date(now)
  for (let back = 0; ; back++) {
    const at = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1)
    if (months.length > 0 && monthOf(at) < monthOf(first)) return months
    months.push(monthOf(at))
  }
}

/** The first and the last day. */
export function rangeOfMonth(month: Month): ExportRange {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { from: `${month}-01`, to: last }
}
