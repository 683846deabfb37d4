import { useState } from 'react'
import { amountText } from './amountText.ts'
import styles from './TokenAmount.module.css'

export interface TokenAmountProps {
  /** In the token's smallest unit. */
  amount: bigint
  decimals: number
  symbol: string
  /** Every digit, for the review. Default: at most six decimals, cut and never rounded up. */
  exact?: boolean
  /** At most so many significant digits. A press shows all of them. */
  significant?: number
  /** Writes + before positive amounts. */
  sign?: boolean
}

/**
 * Number, space, symbol; never broken across lines.
 *
 * @example
 * <TokenAmount amount={1_500_000n} decimals={6} symbol="USDC" exact />
 */
export function TokenAmount({ amount, decimals, symbol, exact = false, significant, sign = false }: TokenAmountProps) {
  const [isPressed, setPressed] = useState(false)
  const shown = amountText(amount, decimals, {
    exact: exact || isPressed,
    sign,
    significant: isPressed ? null : (significant ?? null),
  })
  const whole = amountText(amount, decimals, { exact: true, sign })
  if (significant !== undefined && (isPressed || shown !== whole))
    return (
      <button
        type="button"
        className={styles.press}
        aria-pressed={isPressed}
        title={`${whole} ${symbol}`}
        onClick={() => setPressed(!isPressed)}
      >
        {shown}
        {'\u00A0'}
        {symbol}
      </button>
    )
  return (
    <span className={styles.amount} title={shown === whole ? undefined : `${whole} ${symbol}`}>
      {shown}
      {'\u00A0'}
      {symbol}
    </span>
  )
}
