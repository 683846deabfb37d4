import { explainOwnerProblem } from '../settings/owners/explainOwnerProblem.ts'
import { explainThresholdProblem } from '../settings/owners/explainThresholdProblem.ts'
import type { SetupInput } from './SetupInput.ts'

/**
 * Explains in one sentence why the contract would refuse owners and threshold; `null` if it would not.
 *
 * @example
 * explainSetupProblem({ owners: [alice, bob], threshold: 3 }) // 'The threshold is 3, but there are only 2 owners.'
 */
export function explainSetupProblem({ owners, threshold }: Pick<SetupInput, 'owners' | 'threshold'>): string | null {
  for (const [at, owner] of owners.entries()) {
    const problem = explainOwnerProblem(owner, { others: owners.slice(0, at) })
    if (problem !== null) return problem
  }
  return explainThresholdProblem(threshold, owners.length)
}
