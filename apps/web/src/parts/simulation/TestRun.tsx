import type { ViewContext } from '@countersign/describe/transaction'
import { errorText } from '@countersign/primitives'
import { Icon, VerdictNote } from '@countersign/ui'
import styles from './Simulation.module.css'
import { SimulatedCalls } from './SimulatedCalls.tsx'
import { SimulationFacts } from './SimulationFacts.tsx'
import { simulationMessages } from './simulationMessages.ts'
import type { Simulated } from './Simulated.ts'
import type { SimulationView } from './SimulationView.ts'

/** How the page tried the transaction: engine, state, assumptions, calls inside, and what changed since the first run. */
export function TestRun({ view, context }: { view: SimulationView; context: ViewContext }) {
  const { simulated, differences, error, isRunning, run } = view
  return (
    <div className={styles.parts}>
      {error && !isRunning && (
        <VerdictNote verdict="unchecked" title={simulationMessages.couldNotRun}>
          {errorText(error)}
        </VerdictNote>
      )}
      {differences.length > 0 && (
        <VerdictNote verdict="danger" title={simulationMessages.otherEffects}>
          <ul className={styles.differences}>
            {differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        </VerdictNote>
      )}
      {simulated && (
        <>
          <Outcome result={simulated.result} />
          <SimulatedCalls result={simulated.result} context={context} />
          <SimulationFacts simulated={simulated} />
        </>
      )}
      <button type="button" className="cs-link" disabled={isRunning} onClick={run}>
        <Icon name="refresh" size={14} />{' '}
        {isRunning
          ? simulationMessages.running
          : simulated || error
            ? simulationMessages.runAgain
            : simulationMessages.run}
      </button>
    </div>
  )
}

function Outcome({ result: { success, innerSuccess, reason, inner } }: Pick<Simulated, 'result'>) {
  if (success && innerSuccess !== false) return null
  const why = reason ?? (inner.known ? inner.value.reason : null)
  return (
    <VerdictNote verdict="caution" title={success ? simulationMessages.innerFails : simulationMessages.executionFails}>
      {why ?? simulationMessages.noReason} {success && simulationMessages.nonceUsed}
    </VerdictNote>
  )
}
