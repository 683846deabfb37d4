import type { Verdict } from '@countersign/primitives'
import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { VerdictBadge } from '../verdicts/VerdictBadge.tsx'
import styles from './CallTree.module.css'
import { reviewUiMessages } from './reviewUiMessages.ts'
import { type CallVerdict, callNumber, opensByItself, worstCall } from './callTreeOrder.ts'

/** A call in `CallTree`. */
export interface CallTreeCall {
  id: string
  /** What the call does, as a sentence. */
  title: ReactNode
  /** Function signature, below the title. */
  signature?: ReactNode
  /** Shown when open: usually CallDetails. */
  details?: ReactNode
  verdict?: CallVerdict
  /** A short remark at the end of the line, such as "event 212". */
  note?: ReactNode
  /** The calls of a nested batch, to any depth. */
  children?: readonly CallTreeCall[]
}

export interface CallTreeProps {
  calls: readonly CallTreeCall[]
  /** Accessible name. Default "Calls". */
  label?: string
}

/**
 * A batch as numbered calls, each with its sentence first. The call with the worst verdict is open at first.
 *
 * @example
 * <CallTree calls={[{ id: '1', title: 'Send 1.00 ETH to Kestrel Audits' }, { id: '2', title: 'Send 5.00 USDC to Kestrel Audits' }]} />
 */
export function CallTree({ calls, label = reviewUiMessages.calls }: CallTreeProps) {
  const worst = worstCall(calls)
  return (
    <ol className={clsx('cs-panel', styles.tree)} aria-label={label}>
      {calls.map((call, index) => (
        <CallItem key={call.id} call={call} path={[index]} worst={worst} />
      ))}
    </ol>
  )
}

function CallItem({ call, path, worst }: { call: CallTreeCall; path: readonly number[]; worst: string | undefined }) {
  const { title, signature, details, verdict, note, children } = call
  const nested = children !== undefined && children.length > 0
  const expandable = details !== undefined || nested
  const [open, setOpen] = useState(() => opensByItself(call, worst))
  const id = useId()
  const number = callNumber(path)
  const seen = verdictOf(verdict)
  const head = (
    <>
      {expandable ? <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} /> : <span />}
      <span className={styles.number}>
        <span aria-hidden>{number}</span>
        <span className="cs-visually-hidden">
          {path.length > 1
            ? reviewUiMessages.callAtLevel({ number, level: path.length })
            : reviewUiMessages.call({ number })}
        </span>
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        {signature && <span className={styles.signature}>{signature}</span>}
      </span>
      <span className={styles.end}>
        {note}
        {seen && <VerdictBadge {...seen} />}
      </span>
    </>
  )
  return (
    <li className={clsx(styles.call, seen?.verdict === 'danger' && styles.danger)}>
      {expandable ? (
        <button
          type="button"
          className={styles.head}
          aria-expanded={open}
          {...(open ? { 'aria-controls': id } : {})}
          onClick={() => setOpen(!open)}
        >
          {head}
        </button>
      ) : (
        <div className={styles.head}>{head}</div>
      )}
      {expandable && open && (
        <div id={id}>
          {details}
          {nested && (
            <ol className={styles.nested} aria-label={reviewUiMessages.callsInside({ number })}>
              {children.map((child, index) => (
                <CallItem key={child.id} call={child} path={[...path, index]} worst={worst} />
              ))}
            </ol>
          )}
        </div>
      )}
    </li>
  )
}

function verdictOf(verdict: CallVerdict | undefined): { verdict: Verdict; label?: string | undefined } | undefined {
  return typeof verdict === 'string' ? { verdict } : verdict
}
