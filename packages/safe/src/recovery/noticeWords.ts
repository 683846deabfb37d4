import { noticeMessages as messages } from './noticeMessages.ts'

const UNITS = [
  { name: 'days', size: 86_400n },
  { name: 'hours', size: 3_600n },
  { name: 'minutes', size: 60n },
] as const

/**
 * A notice in words: the largest unit that divides it.
 *
 * @param seconds of notice
 * @example
 * noticeWords(1_209_600n) // '14 days'
 */
export function noticeWords(seconds: bigint): string {
  const unit = UNITS.find(({ size }) => seconds >= size && seconds % size === 0n)
  return unit === undefined ? messages.seconds(seconds) : messages[unit.name](seconds / unit.size)
}
