import { recoveryAlarmMessages } from './recoveryAlarmMessages.ts'

const UNITS = [
  [86_400n, 'days'],
  [3_600n, 'hours'],
  [60n, 'minutes'],
  [1n, 'seconds'],
] as const

/** "14 days", "12 days 3 h", "1 min 30 s": the largest unit and the next one, truncated and not rounded. @param seconds of time */
export function durationWords(seconds: bigint): string {
  const at = UNITS.findIndex(([size]) => seconds >= size)
  if (at < 0) return recoveryAlarmMessages.seconds({ count: 0n })
  const words = UNITS.slice(at, at + 2).map(([size, unit], index) => {
    const amount = (index === 0 ? seconds : seconds % (UNITS[at]?.[0] ?? 1n)) / size
    return amount === 0n ? '' : recoveryAlarmMessages[unit]({ count: amount })
  })
  return words.filter((text) => text !== '').join(' ')
}
