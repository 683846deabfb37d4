import type { Check } from '@countersign/safe/checks'
import { dangersOf } from '../../data/checks/Check.ts'
import type { Simulated } from './Simulated.ts'

const id = 'simulation'

type Run = {
  readonly simulated: Pick<Simulated, 'checks'> | null
  /** The run that was read before this one. */
  readonly first?: Pick<Simulated, 'checks'> | null
  readonly error: Error | null
  /** The network's configuration has `TX_SIMULATION`: it runs without being asked. */
  readonly isAutomatic: boolean
}

/**
 * What the simulation adds to the checks; one that has not run is "not checked". One that fails now takes back what was fine before,
 * but no danger that was found: a node must not clear it by falling silent.
 */
export function simulationChecks({ simulated, first = null, error, isAutomatic }: Run): readonly Check[] {
  const unchecked = (reason: string): readonly Check[] => [
    { id, verdict: 'unchecked', title: 'Effects tried here', reason },
  ]
  if (error)
    return [
      ...dangersOf(simulated?.checks ?? []),
      ...unchecked(`It could not be tried${simulated ? ' again' : ''}: ${error.message}`),
    ]
  if (simulated) {
    const kept = dangersOf(first?.checks ?? []).filter(({ field }) => !isAnswered(simulated.checks, field))
    return kept.length > 0 ? [...kept, ...simulated.checks] : simulated.checks
  }
  return isAutomatic
    ? unchecked('It is being tried on the newest block.')
    : unchecked(
        'This network’s configuration does not try transactions by itself. Press Run beside “What would happen”.',
      )
}

/** Whether a run says anything of what the danger was about: "not known" takes no danger back. */
const isAnswered = (checks: readonly Check[], field: Check['field']): boolean =>
  checks.some((check) => check.field === field && check.verdict !== 'unchecked')

/** Another outcome than the one that was read: nobody agreed to it. */
export const changedEffects = (differences: readonly string[]): Check => ({
  id,
  verdict: 'danger',
  title: 'It would do something else than when you read it',
  reason: differences.join(' '),
  field: 'changed',
})
