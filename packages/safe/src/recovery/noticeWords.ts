const UNITS: readonly [seconds: bigint, one: string, many: string][] = [
  [86_400n, 'day', 'days'],
  [3_600n, 'hour', 'hours'],
  [60n, 'minute', 'minutes'],
]

/**
 * A notice in words: the largest unit that divides it.
 *
 * @param seconds of notice
 * @example
 * noticeWords(1_209_600n) // '14 days'
 */
export function noticeWords(seconds: bigint): string {
  const [size, one, many] = UNITS.find(([unit]) => seconds >= unit && seconds % unit === 0n) ?? [
    1n,
    'second',
    'seconds',
  ]
  const amount = seconds / size
  return `${amount} ${amount === 1n ? one : many}`
}
