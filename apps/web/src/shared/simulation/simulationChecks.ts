import type { Check } from '@countersign/safe/checks'
import type { Simulated } from './Simulated.ts'

const id = 'simulation'

type Run = {
  readonly simulated: Simulated | null
  readonly error: Error | null
  /** The network's configuration has `TX_SIMULATION`: it runs without being asked. */
  readonly isAutomatic: boolean
}

/** What the simulation adds to the checks; one that has not run is "not checked". */
export function simulationChecks({ simulated, error, isAutomatic }: Run): readonly Check[] {
  if (simulated) return simulated.checks
  const unchecked = (reason: string): readonly Check[] => [
    { id, verdict: 'unchecked', title: 'Effects tried here', reason },
  ]
  if (error) return unchecked(`It could not be tried: ${error.message}`)
  return isAutomatic
    ? unchecked('It is being tried on the newest block.')
    : unchecked(
        'This network’s configuration does not try transactions by itself. Press Run beside “What would happen”.',
      )
}

/** Another outcome than the one that was read: nobody agreed to it. */
export const changedEffects = (differences: readonly string[]): Check => ({
  id,
  verdict: 'danger',
  title: 'It would do something else than when you read it',
  reason: differences.join(' '),
  field: 'changed',
})
