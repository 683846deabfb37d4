import type { ReactNode } from 'react'
import styles from './List.module.css'

/**
 * The two lines of a row's status: the status, and the count or reason.
 *
 * @example
 * <RowStatus title="Needs 1 more" detail="1 of 2 signed" />
 */
export function RowStatus({ title, detail }: { title: ReactNode; detail?: ReactNode }) {
  return (
    <span className={styles.rowStatus}>
      <b>{title}</b>
      {detail && <span>{detail}</span>}
    </span>
  )
}
