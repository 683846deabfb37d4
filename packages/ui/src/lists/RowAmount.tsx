import type { ReactNode } from 'react'
import styles from './List.module.css'

/**
 * An amount with its fiat value below.
 *
 * @example
 * <RowAmount amount="−1.00 ETH" fiat={<FiatAmount value="3000" currency="USD" />} />
 */
export function RowAmount({ amount, fiat }: { amount: ReactNode; fiat?: ReactNode }) {
  return (
    <span className={styles.rowAmount}>
      <b>
        <bdi>{amount}</bdi>
      </b>
      {fiat && <small>{fiat}</small>}
    </span>
  )
}
