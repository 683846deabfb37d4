const UNITS = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
] as const
const SECOND = { name: 'second', seconds: 1 } as const

/**
 * A duration in words, in the largest unit of which there are at least two.
 *
 * @example
 * roughTime(1210) // '20 minutes'
 */
export function roughTime(seconds: number): string {
  const unit = UNITS.find((one) => seconds >= 2 * one.seconds) ?? SECOND
  const count = Math.round(seconds / unit.seconds)
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`
}
