import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './Tables.module.css'

/** A row of `KeyValueTable`. */
export interface KeyValueRow {
  label: ReactNode
  value: ReactNode
  /** A short remark after the value. */
  note?: ReactNode
}

export interface KeyValueTableProps {
  rows: readonly KeyValueRow[]
  /** Draws its own frame. Default false, for use inside a panel. */
  framed?: boolean
}

/**
 * Names on the left, values on the right, separated by hairlines.
 *
 * @example
 * <KeyValueTable rows={[{ label: 'Nonce', value: 7, note: 'executes next' }]} framed />
 */
export function KeyValueTable({ rows, framed = false }: KeyValueTableProps) {
  return (
    <dl className={clsx(styles.pairs, framed && 'cs-panel')}>
      {rows.map(({ label, value, note }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            {value} {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
