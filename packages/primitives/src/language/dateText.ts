import { dateLocale } from './numberText.ts'

/** A formatter takes fifty times as long to make as to use. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A date in UTC with the parts that are asked for, in the current language.
 *
 * @param at epoch milliseconds
 * @param parts as for `Intl.DateTimeFormat`, without a time zone
 * @example
 * dateText(0, { day: 'numeric', month: 'short' }) // '1 Jan'
 */
export function dateText(at: number, parts: Omit<Intl.DateTimeFormatOptions, 'timeZone'>): string {
  const locale = dateLocale()
  const key = `${locale} ${JSON.stringify(parts)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(at)
}
