import type { SimulatedCall, SimulationResult } from '@countersign/simulation'
import { RichText, ShortHex, VerdictBadge } from '@countersign/ui'
import type { ViewContext } from '@countersign/describe/transaction'
import styles from './Simulation.module.css'
import { simulationMessages } from './simulationMessages.ts'

type Props = { readonly result: Pick<SimulationResult, 'inner'>; readonly context: Pick<ViewContext, 'nameOf'> }

/** Whether each inner call succeeds; shown only when there are several calls, or one fails. */
export function SimulatedCalls({ result: { inner }, context }: Props) {
  if (!inner.known)
    return (
      <p className={styles.note}>
        <VerdictBadge verdict="unchecked" label={simulationMessages.innerNotRead} quiet /> {inner.reason}
      </p>
    )
  const calls = flatten(inner.value)
  if (calls.length < 2 && calls.every(({ success }) => success)) return null
  return (
    <ul className={`cs-panel ${styles.list}`} aria-label={simulationMessages.innerCalls}>
      {calls.map(({ path, to, operation, success, reason }) => (
        <li key={path.join('.')} className={styles.row}>
          <span>
            <RichText
              text={operation === 1 ? simulationMessages.delegatecallTo : simulationMessages.callTo}
              slots={{
                number: path.length === 0 ? simulationMessages.allCalls : path.map((place) => place + 1).join('.'),
                target: context.nameOf(to) ?? <ShortHex value={to} />,
              }}
            />
          </span>
          <span className={styles.amounts}>
            {success ? (
              <VerdictBadge verdict="verified" label={simulationMessages.succeeds} quiet />
            ) : (
              <>
                <VerdictBadge verdict="caution" label={simulationMessages.fails} quiet />
                <small>{reason ?? simulationMessages.noReason}</small>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

const flatten = (call: SimulatedCall): SimulatedCall[] => [call, ...call.calls.flatMap(flatten)]
