import { ageMessages as messages } from './ageMessages.ts'

const UNITS = [
  { name: 'days', seconds: 86_400 },
  { name: 'hours', seconds: 3_600 },
  { name: 'minutes', seconds: 60 },
] as const
const SECOND = { name: 'seconds', seconds: 1 } as const

/**
 * A duration in words, in the largest unit of which there are at least two.
 *
 * @example
 * roughTime(1210) // '20 minutes'
 */
export function roughTime(seconds: number): string {
  const unit = UNITS.find((one) => seconds >= 2 * one.seconds) ?? SECOND
  return messages[unit.name](Math.round(seconds / unit.seconds))
}
