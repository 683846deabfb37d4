import { ServiceFailure } from '../../http/ServiceFailure.ts'

/** Names the calendar day of a time in one zone; equal days have equal names. */
export type DayOf = (timestamp: number) => string

const DAY_MS = 86_400_000

/** @param timezone IANA name, wins over the offset @param offsetMs added to UTC */
export function createDayOf(timezone: string | undefined, offsetMs = 0): DayOf {
  if (timezone === undefined) return (timestamp) => String(Math.floor((timestamp + offsetMs) / DAY_MS))
  const format = formatterOf(timezone)
  return (timestamp) => format.format(timestamp)
}

function formatterOf(timezone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' })
  } catch (cause) {
    const detail = `"${timezone}" is no IANA time zone, as in Europe/Berlin.`
    throw new ServiceFailure('timezone/invalid', detail, { cause })
  }
}
