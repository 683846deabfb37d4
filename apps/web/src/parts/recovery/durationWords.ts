const UNITS: readonly [seconds: bigint, one: string, many: string][] = [
  [86_400n, 'day', 'days'],
  [3_600n, 'h', 'h'],
  [60n, 'min', 'min'],
  [1n, 's', 's'],
]

/** "14 days", "12 days 3 h", "1 min 30 s": the largest unit and the next one, truncated and not rounded. @param seconds of time */
export function durationWords(seconds: bigint): string {
  const at = UNITS.findIndex(([size]) => seconds >= size)
  if (at < 0) return '0 s'
  const words = UNITS.slice(at, at + 2).map(([size, one, many], index) => {
    const amount = (index === 0 ? seconds : seconds % (UNITS[at]?.[0] ?? 1n)) / size
    return amount === 0n ? '' : `${amount} ${amount === 1n ? one : many}`
  })
  return words.filter((text) => text !== '').join(' ')
}
