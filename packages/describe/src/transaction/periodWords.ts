import { statementMessages } from './statementMessages.ts'

/**
 * How often a spending limit is renewed: "in total", "every day", "every 30 days".
 *
 * @param minutes zero for never
 * @example
 * periodWords(1440) // 'every day'
 */
export function periodWords(minutes: number): string {
  if (minutes === 0) return statementMessages.inTotal
  if (minutes % WEEK === 0) return statementMessages.everyWeek(minutes / WEEK)
  if (minutes % DAY === 0) return statementMessages.everyDay(minutes / DAY)
  return minutes % HOUR === 0 ? statementMessages.everyHour(minutes / HOUR) : statementMessages.everyMinute(minutes)
}

const HOUR = 60
const DAY = 24 * HOUR
const WEEK = 7 * DAY
