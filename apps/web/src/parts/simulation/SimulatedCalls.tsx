import type { SimulatedCall, SimulationResult } from '@countersign/simulation'
import { ShortHex, VerdictBadge } from '@countersign/ui'
import type { ViewContext } from '@countersign/describe/transaction'
import styles from './Simulation.module.css'

type Props = { readonly result: Pick<SimulationResult, 'inner'>; readonly context: Pick<ViewContext, 'nameOf'> }

/** Whether each inner call succeeds; shown only when there are several calls, or one fails. */
export function SimulatedCalls({ result: { inner }, context }: Props) {
  if (!inner.known)
    return (
      <p className={styles.note}>
        <VerdictBadge verdict="unchecked" label="Inner calls not read" quiet /> {inner.reason}
      </p>
    )
  const calls = flatten(inner.value)
  if (calls.length < 2 && calls.every(({ success }) => success)) return null
  return (
    <ul className={`cs-panel ${styles.list}`} aria-label="Inner calls">
      {calls.map(({ path, to, operation, success, reason }) => (
        <li key={path.join('.')} className={styles.row}>
          <span>
            {path.length === 0 ? 'All' : path.map((place) => place + 1).join('.')}{' '}
            {operation === 1 ? 'delegatecall to' : 'call to'} {context.nameOf(to) ?? <ShortHex value={to} />}
          </span>
          <span className={styles.amounts}>
            {success ? (
              <VerdictBadge verdict="verified" label="Succeeds" quiet />
            ) : (
              <>
                <VerdictBadge verdict="caution" label="Fails" quiet />
                <small>{reason ?? 'The contract gives no reason.'}</small>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

const flatten = (call: SimulatedCall): SimulatedCall[] => [call, ...call.calls.flatMap(flatten)]
