import { settingsProblemMessages as messages } from '../settingsProblemMessages.ts'

/**
 * Explains in one sentence why a threshold does not fit a number of owners; `null` if it does.
 *
 * @param threshold how many owners must sign
 * @param owners how many there are
 * @see OwnerManager of the Safe contracts, errors GS201 and GS202
 * @example
 * explainThresholdProblem(3, 2) // 'The threshold is 3, but there are only 2 owners.'
 */
export function explainThresholdProblem(threshold: number, owners: number): string | null {
  if (owners === 0) return messages.noOwner
  if (!Number.isSafeInteger(threshold) || threshold < 1) return messages.noWhole(threshold)
  return threshold <= owners ? null : messages.tooHigh({ threshold, owners })
}
