import { exactTime, formatBlockNumber, KeyValueTable } from '@countersign/ui'
import styles from './Simulation.module.css'
import type { Simulated } from './Simulated.ts'

/** Engine, state and assumptions of a run, by which users can judge its value. */
export function SimulationFacts({ simulated: { result, at } }: { simulated: Simulated }) {
  const { engine, rpcUrl, block, gasUsed, assumptions, fallbacks, environment, created, selfdestructs } = result
  return (
    <details className={`cs-panel ${styles.facts}`}>
      <summary>
        {engine} on block {formatBlockNumber(block.number)}, {hostOf(rpcUrl)}, {gasUsed.toLocaleString('en')} gas
      </summary>
      <KeyValueTable
        rows={[
          { label: 'Engine', value: engine },
          { label: 'Block', value: formatBlockNumber(block.number), note: block.hash },
          {
            label: 'State from',
            value: hostOf(rpcUrl),
            note: 'the node could return a false state; another machine can use another node',
          },
          { label: 'Ran', value: exactTime(at) },
          { label: 'Gas', value: gasUsed.toLocaleString('en') },
          ...assumptions.map((assumption) => ({ label: 'Assumed', value: assumption })),
          ...fallbacks.map(({ engine: tried, reason }) => ({ label: `Not ${tried}`, value: reason })),
          {
            label: 'Depends on time or block',
            value: environment.known
              ? environment.value.length === 0
                ? 'no'
                : environment.value.map(({ contract, what }) => `${what} read by ${contract}`).join(', ')
              : `unknown: ${environment.reason}`,
          },
          ...(created.known && created.value.length > 0
            ? [{ label: 'Contracts created', value: created.value.join(', ') }]
            : []),
          ...(selfdestructs.known && selfdestructs.value.length > 0
            ? [{ label: 'Contracts destroyed', value: selfdestructs.value.map(({ contract }) => contract).join(', ') }]
            : []),
        ]}
      />
    </details>
  )
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url || 'unknown node')
