import type { CSSProperties } from 'react'
import styles from './TokenAmount.module.css'

export interface TokenCoinProps {
  symbol: string
  /** Diameter in px. Default 28. */
  size?: number
}

/**
 * A drawn coin with the symbol's first letter. Remote logos are not shown, because nothing proves them.
 *
 * @example
 * <TokenCoin symbol="USDC" size={24} />
 */
export function TokenCoin({ symbol, size = 28 }: TokenCoinProps) {
  const style: CSSProperties & Record<'--coin-size', string> = { '--coin-size': `${size}px` }
  const letter = [...symbol].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '?'
  return (
    <span className={styles.coin} style={style} aria-hidden>
      {letter.toUpperCase()}
    </span>
  )
}
