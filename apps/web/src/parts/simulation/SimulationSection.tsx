import { errorText } from '@countersign/primitives'
import { Icon, ProvenanceMark, SectionHeading, VerdictNote, formatBlockNumber } from '@countersign/ui'
import type { ViewContext } from '@countersign/describe/transaction'
import { DeltaList } from './DeltaList.tsx'
import { SimulatedCalls } from './SimulatedCalls.tsx'
import { SimulationFacts } from './SimulationFacts.tsx'
import styles from './Simulation.module.css'
import { StorageWrites } from './StorageWrites.tsx'
import type { Simulated } from './Simulated.ts'

export type SimulationView = {
  readonly simulated: Simulated | null
  /** Differences between the latest run and the first one that was shown. */
  readonly differences: readonly string[]
  readonly error: Error | null
  readonly isRunning: boolean
  readonly run: () => void
}

/** The effects of the transaction, simulated in the page: gains and losses, token approvals, writes to the account's storage. */
export function SimulationSection({ view, context }: { view: SimulationView; context: ViewContext }) {
  const { simulated, differences, error, isRunning, run } = view
  return (
    <section aria-label="Simulation">
      <SectionHeading
        title="What would happen"
        action={
          <span className={styles.source}>
            {simulated && (
              <>
                <ProvenanceMark source="chain" block={simulated.result.block.number} /> simulated here at block{' '}
                {formatBlockNumber(simulated.result.block.number)}
              </>
            )}
            <button type="button" className="cs-link" disabled={isRunning} onClick={run}>
              <Icon name="refresh" size={14} /> {isRunning ? 'Running' : simulated || error ? 'Run again' : 'Run'}
            </button>
          </span>
        }
      />
      {error && !isRunning && (
        <VerdictNote verdict="unchecked" title="The simulation could not run">
          {errorText(error)}
        </VerdictNote>
      )}
      {differences.length > 0 && (
        <VerdictNote verdict="danger" title="The transaction would have other effects than you read">
          <ul className={styles.differences}>
            {differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        </VerdictNote>
      )}
      {simulated && (
        <div className={styles.parts}>
          <Outcome result={simulated.result} />
          <DeltaList result={simulated.result} context={context} />
          <StorageWrites writes={simulated.result.writes} unexpected={simulated.unexpected} context={context} />
          <SimulatedCalls result={simulated.result} context={context} />
          <SimulationFacts simulated={simulated} />
        </div>
      )}
    </section>
  )
}

function Outcome({ result: { success, innerSuccess, reason, inner } }: Pick<Simulated, 'result'>) {
  if (success && innerSuccess !== false) return null
  const why = reason ?? (inner.known ? inner.value.reason : null)
  return (
    <VerdictNote verdict="caution" title={success ? 'The inner call would fail' : 'The execution would fail'}>
      {why ?? 'The contract gives no reason.'} {success && 'The nonce would be used up in any case.'}
    </VerdictNote>
  )
}
