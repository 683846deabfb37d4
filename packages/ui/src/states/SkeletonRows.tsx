import { clsx } from 'clsx'
import styles from './Skeleton.module.css'
import { uiMessages as messages } from '../uiMessages.ts'

export interface SkeletonRowsProps {
  rows: number
  /** `transaction`: ring, two lines, badge, button. `table`: cells. `account`: identicon, two lines, a value. */
  shape: 'transaction' | 'table' | 'account'
  /** Accessible name. Default "Loading". */
  label?: string
}

const widths = [
  ['46%', '62%'],
  ['58%', '44%'],
  ['36%', '52%'],
]

/**
 * Placeholder rows in the shape of the real ones, visible only after 200 ms so that fast answers do not flicker.
 *
 * @example
 * <SkeletonRows rows={3} shape="transaction" label="Loading the queue" />
 */
export function SkeletonRows({ rows, shape, label = messages.loading }: SkeletonRowsProps) {
  return (
    <div className={clsx('cs-panel', styles.panel)} role="status" aria-busy aria-label={label}>
      {Array.from({ length: rows }, (_, index) => {
        const [first, second] = widths[index % widths.length] ?? []
        return (
          <div key={index} className={clsx(styles.row, styles[shape])}>
            {shape !== 'table' && <span className={clsx(styles.bone, styles.head)} />}
            <span className={styles.lines}>
              <span className={styles.bone} style={{ width: first, height: 12 }} />
              {shape !== 'table' && <span className={styles.bone} style={{ width: second, height: 9 }} />}
            </span>
            <span className={styles.bone} style={{ width: 78, height: shape === 'transaction' ? 20 : 12 }} />
            {shape !== 'account' && (
              <span className={styles.bone} style={{ width: 64, height: shape === 'transaction' ? 30 : 12 }} />
            )}
          </div>
        )
      })}
    </div>
  )
}
