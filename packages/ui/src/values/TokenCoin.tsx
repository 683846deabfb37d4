import { useState, type CSSProperties } from 'react'
import styles from './TokenAmount.module.css'

export interface TokenCoinProps {
  symbol: string
  /** Diameter in px. Default 28. */
  size?: number
  /** Address of a logo on the page's own host. The letter stays until it is loaded, and when it cannot be. */
  picture?: string | null
}

/**
 * A coin of a fixed size: with a picture, or with the symbol's first letter.
 *
 * @example
 * <TokenCoin symbol="USDC" size={24} />
 */
export function TokenCoin({ symbol, size = 28, picture = null }: TokenCoinProps) {
  const [shown, setShown] = useState<{ picture: string; isFailed: boolean } | null>(null)
  const style: CSSProperties & Record<'--coin-size', string> = { '--coin-size': `${size}px` }
  const letter = [...symbol].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '?'
  const state = shown?.picture === picture ? shown : null
  const isTried = picture !== null && state?.isFailed !== true
  return (
    <span
      className={styles.coin}
      style={style}
      data-pictured={isTried && state !== null ? true : undefined}
      aria-hidden
    >
      {letter.toUpperCase()}
      {isTried && (
        <img
          src={picture}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onLoad={() => setShown({ picture, isFailed: false })}
          onError={() => setShown({ picture, isFailed: true })}
        />
      )}
    </span>
  )
}
