import { timeMessages as messages } from './timeMessages.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * A moment with its date and time.
 *
 * @param at epoch milliseconds
 * @example
 * exactTime(1_795_176_240_000) // '20 Nov 2026, 12:04 UTC'
 */
export const exactTime = (at: number): string => messages.dateAndTime({ date: dateOf(at), time: timeOfDay(at) })

/**
 * The time of day alone.
 *
 * @param at epoch milliseconds
 * @example
 * timeOfDay(1_795_176_240_000) // '12:04 UTC'
 */
export function timeOfDay(at: number): string {
  const date = new Date(at)
  return messages.timeOfDay({ hours: two(date.getUTCHours()), minutes: two(date.getUTCMinutes()) })
}

/**
 * Distance in words: "2 h ago", "in 5 min", "yesterday", "3 days ago"; from a week on the date in UTC, with the year
 * when it is another one.
 *
 * @param at epoch milliseconds
 * @param now epoch milliseconds
 * @example
 * relativeTime(1_795_176_240_000, 1_795_183_440_000) // '2 h ago'
 */
export function relativeTime(at: number, now: number): string {
  const distance = Math.abs(now - at)
  const ahead = at > now
  if (distance < 10_000) return messages.justNow
  if (distance < minute) return (ahead ? messages.inSeconds : messages.secondsAgo)({ count: whole(distance, 1000) })
  if (distance < hour) return (ahead ? messages.inMinutes : messages.minutesAgo)({ count: whole(distance, minute) })
  if (distance < day) return (ahead ? messages.inHours : messages.hoursAgo)({ count: whole(distance, hour) })
  if (distance < 7 * day) return (ahead ? messages.inDays : messages.daysAgo)({ count: whole(distance, day) })
  const years = [at, now].map((time) => new Date(time).getUTCFullYear())
  return years[0] === years[1] ? messages.dayOfMonth(partsOf(at)) : dateOf(at)
}

const whole = (distance: number, unit: number): number => Math.floor(distance / unit)
const dateOf = (at: number): string => messages.date({ ...partsOf(at), year: new Date(at).getUTCFullYear() })

function partsOf(at: number) {
  const date = new Date(at)
  return { day: date.getUTCDate(), month: messages.months[date.getUTCMonth()] ?? '' }
}

const two = (value: number): string => value.toString().padStart(2, '0')
