import { numberText } from '@countersign/primitives'
import { exactTime, KeyValueTable } from '@countersign/ui'
import styles from './Simulation.module.css'
import { simulationMessages } from './simulationMessages.ts'
import type { Simulated } from './Simulated.ts'

/** Engine, state and assumptions of a run, by which users can judge its value. */
export function SimulationFacts({ simulated: { result, at } }: { simulated: Simulated }) {
  const { engine, rpcUrl, block, gasUsed, assumptions, fallbacks, environment, created, selfdestructs } = result
  return (
    <details className={`cs-panel ${styles.facts}`}>
      <summary>
        {simulationMessages.factsSummary({
          engine,
          block: numberText(block.number),
          host: hostOf(rpcUrl),
          gas: numberText(gasUsed),
        })}
      </summary>
      <KeyValueTable
        rows={[
          { label: simulationMessages.engine, value: engine },
          { label: simulationMessages.block, value: numberText(block.number), note: block.hash },
          {
            label: simulationMessages.stateFrom,
            value: hostOf(rpcUrl),
            note: simulationMessages.stateNote,
          },
          { label: simulationMessages.ran, value: exactTime(at) },
          { label: simulationMessages.gas, value: numberText(gasUsed) },
          ...assumptions.map((assumption) => ({ label: simulationMessages.assumed, value: assumption })),
          ...fallbacks.map(({ engine: tried, reason }) => ({
            label: simulationMessages.notEngine({ engine: tried }),
            value: reason,
          })),
          {
            label: simulationMessages.dependsOn,
            value: environment.known
              ? environment.value.length === 0
                ? simulationMessages.no
                : environment.value
                    .map(({ contract, what }) => simulationMessages.readBy({ what, contract }))
                    .join(', ')
              : simulationMessages.unknownBecause({ reason: environment.reason }),
          },
          ...(created.known && created.value.length > 0
            ? [{ label: simulationMessages.created, value: created.value.join(', ') }]
            : []),
          ...(selfdestructs.known && selfdestructs.value.length > 0
            ? [
                {
                  label: simulationMessages.destroyed,
                  value: selfdestructs.value.map(({ contract }) => contract).join(', '),
                },
              ]
            : []),
        ]}
      />
    </details>
  )
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url || simulationMessages.unknownNode)
