import { SENTINEL_ADDRESS, ZERO_ADDRESS } from '../address/constants.ts'
import type { SetupInput } from './SetupInput.ts'

/**
 * Why the contract would refuse owners and threshold, as one sentence; `null` when it would not.
 *
 * @example
 * explainSetupProblem({ owners: [alice, bob], threshold: 3 }) // 'The threshold is 3, but there are only 2 owners.'
 */
export function explainSetupProblem({ owners, threshold }: Pick<SetupInput, 'owners' | 'threshold'>): string | null {
  if (owners.length === 0) return 'An account needs at least one owner.'
  const seen = new Set<string>()
  for (const owner of owners) {
    const key = owner.toLowerCase()
    if (key === ZERO_ADDRESS || key === SENTINEL_ADDRESS) return `${owner} cannot be an owner: nobody holds its key.`
    if (seen.has(key)) return `${owner} is listed twice; every owner counts once.`
    seen.add(key)
  }
  if (!Number.isSafeInteger(threshold) || threshold < 1) {
    return `The threshold is ${threshold}, but it must be a whole number from 1 on.`
  }
  if (threshold <= owners.length) return null
  return `The threshold is ${threshold}, but there ${owners.length === 1 ? 'is only 1 owner' : `are only ${owners.length} owners`}.`
}
