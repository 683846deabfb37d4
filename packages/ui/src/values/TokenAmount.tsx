import { amountText } from './amountText.ts'
import styles from './TokenAmount.module.css'

export interface TokenAmountProps {
  /** In the token's smallest unit. */
  amount: bigint
  decimals: number
  symbol: string
  /** Every digit, for the review. Default: at most six decimals, cut and never rounded up. */
  exact?: boolean
  /** Writes + before positive amounts. */
  sign?: boolean
}

/**
 * Number, space, symbol; never broken across lines.
 *
 * @example
 * <TokenAmount amount={1_500_000n} decimals={6} symbol="USDC" exact />
 */
export function TokenAmount({ amount, decimals, symbol, exact = false, sign = false }: TokenAmountProps) {
  const shown = amountText(amount, decimals, { exact, sign })
  const whole = amountText(amount, decimals, { exact: true, sign })
  return (
    <span className={styles.amount} title={shown === whole ? undefined : `${whole} ${symbol}`}>
      {shown}
      {'\u00A0'}
      {symbol}
    </span>
  )
}
