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
  /** What the run of now does otherwise than the one that was read first. */
  readonly differences: readonly string[]
  readonly error: Error | null
  readonly isRunning: boolean
  readonly run: () => void
}

/** What the transaction would do, tried here: who gains and loses, what may be spent, what is written into the account. */
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
        <VerdictNote verdict="unchecked" title="It could not be tried here">
          {error.message}
        </VerdictNote>
      )}
      {differences.length > 0 && (
        <VerdictNote verdict="danger" title="It would do something else than when you read it">
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
      {why ?? 'No reason is given.'} {success && 'The nonce would be used up all the same.'}
    </VerdictNote>
  )
}
