import type { ReactNode } from 'react'
import styles from './List.module.css'

/** An amount with its value in money below. */
export function RowAmount({ amount, fiat }: { amount: ReactNode; fiat?: ReactNode }) {
  return (
    <span className={styles.rowAmount}>
      <b>{amount}</b>
      {fiat && <small>{fiat}</small>}
    </span>
  )
}
