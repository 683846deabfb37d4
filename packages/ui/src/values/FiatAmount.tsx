import { clsx } from 'clsx'
import { fiatText } from './fiatText.ts'
import styles from './TokenAmount.module.css'

export interface FiatAmountProps {
  /** Decimal number; null without a price. */
  value: string | null
  /** ISO 4217 code. */
  currency: string
}

/**
 * A fiat amount with its symbol, or "No price".
 *
 * @example
 * <FiatAmount value="1240.50" currency="USD" />
 */
export function FiatAmount({ value, currency }: FiatAmountProps) {
  return <span className={clsx(styles.amount, value === null && styles.none)}>{fiatText(value, currency)}</span>
}
