import type { ReactNode } from 'react'
import styles from './CallTree.module.css'

/**
 * Parameters of a call, or other named facts, indented below its title.
 *
 * @example
 * <CallDetails rows={[{ label: 'amount', value: '5' }]} />
 */
export function CallDetails({ rows }: { rows: readonly { label: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className={styles.details}>
      {rows.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
