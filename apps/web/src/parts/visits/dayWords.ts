import { dateText } from '@countersign/primitives'
import { timeOfDay } from '@countersign/ui'
import { visitMessages } from './visitMessages.ts'

const day = (time: number, options: Intl.DateTimeFormatOptions) =>
  dateText(time, { day: 'numeric', month: 'short', ...options })

const isToday = (at: number, now: number): boolean => day(at, { year: 'numeric' }) === day(now, { year: 'numeric' })

const dateOf = (at: number, now: number): string =>
  new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear() ? day(at, {}) : day(at, { year: 'numeric' })

/** "6 Nov", "6 Nov 2025", "today at 12:04 UTC". @param at epoch milliseconds @param now epoch milliseconds */
export const dayWords = (at: number, now: number): string =>
  isToday(at, now) ? visitMessages.todayAt(timeOfDay(at)) : dateOf(at, now)

/** "on 6 Nov", "today at 12:04 UTC". */
export const onDay = (at: number, now: number): string =>
  isToday(at, now) ? visitMessages.todayAt(timeOfDay(at)) : visitMessages.onDay(dateOf(at, now))
