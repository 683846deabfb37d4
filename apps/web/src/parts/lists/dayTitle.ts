import { dateText } from '@countersign/primitives'
import { listMessages as messages } from './listMessages.ts'

const DAY_MS = 86_400_000

/** Midnight in UTC before a time; epoch milliseconds. */
export const startOfDay = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS

/** "Today, 20 November", "Wednesday, 18 November", "Wednesday, 4 November 2025". */
export function dayTitle(start: number, now: number): string {
  const isThisYear = new Date(start).getUTCFullYear() === new Date(now).getUTCFullYear()
  const day = dateText(start, { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) })
  const distance = (startOfDay(now) - start) / DAY_MS
  if (distance === 0) return messages.today({ day })
  if (distance === 1) return messages.yesterday({ day })
  return messages.weekday({ weekday: dateText(start, { weekday: 'long' }), day })
}
