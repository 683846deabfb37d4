import { type Check, dangersOf } from '@countersign/safe/checks'
import { notSimulated, simulationFailed } from '@countersign/simulation'
import { simulationMessages } from './simulationMessages.ts'
import type { Simulated } from './Simulated.ts'

const id = 'simulation'

type Run = {
  readonly simulated: Pick<Simulated, 'checks'> | null
  /** The run that was shown before this one. */
  readonly first?: Pick<Simulated, 'checks'> | null
  readonly error: Error | null
  /** The network's configuration has `TX_SIMULATION`, so that the simulation starts automatically. */
  readonly isAutomatic: boolean
}

/**
 * The checks from the simulation; without a run they are "not checked". A run that fails removes earlier good results, but no danger: a
 * node must not clear a danger by not answering.
 */
export function simulationChecks({ simulated, first = null, error, isAutomatic }: Run): readonly Check[] {
  const known = findingsOf(simulated, first)
  if (error)
    return [
      ...dangersOf(known ?? []),
      known
        ? notSimulated(simulationMessages.couldNotRunAgainBecause({ reason: error.message }))
        : simulationFailed(error.message),
    ]
  return known ?? [notSimulated(isAutomatic ? simulationMessages.runningNow : simulationMessages.notAutomatic)]
}

/** The findings of the latest run, with the dangers of the first one that it does not answer. Null without a run. */
function findingsOf(latest: Run['simulated'], first: Run['simulated']): readonly Check[] | null {
  if (!latest) return first && first.checks
  const kept = dangersOf(first?.checks ?? []).filter(({ field }) => !isAnswered(latest.checks, field))
  return kept.length > 0 ? [...kept, ...latest.checks] : latest.checks
}

/** Whether a run has a result for the subject of a danger. "Not known" does not remove a danger. */
const isAnswered = (checks: readonly Check[], field: Check['field']): boolean =>
  checks.some((check) => check.field === field && check.verdict !== 'unchecked')

/** The outcome differs from the one that was shown, and the user has not accepted it. */
export const changedEffects = (differences: readonly string[]): Check => ({
  id,
  verdict: 'danger',
  title: simulationMessages.changedTitle,
  reason: differences.join(' '),
  field: 'changed',
})
