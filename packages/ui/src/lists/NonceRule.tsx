import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './NonceRule.module.css'
import { listMessages } from './listMessages.ts'

/**
 * The vertical nonce scale of a queue. Contains NonceHeadings, NonceTicks and NonceGaps.
 *
 * @example
 * <NonceRule><NonceTick nonce={7n} next><ListPanel><ListRow title="Send 1.00 ETH to Kestrel Audits" /></ListPanel></NonceTick></NonceRule>
 */
export function NonceRule({ children }: { children: ReactNode }) {
  return <div className={styles.rule}>{children}</div>
}

export interface NonceTickProps {
  nonce: number | bigint
  /** Heavy tick: the nonce that the account executes next. */
  next?: boolean
  /** A ListPanel with one row, or a ConflictPanel. */
  children: ReactNode
}

/**
 * One nonce on the scale with its transactions.
 *
 * @example
 * <NonceTick nonce={7n} next><ListPanel><ListRow title="Send 1.00 ETH to Kestrel Audits" /></ListPanel></NonceTick>
 */
export function NonceTick({ nonce, next = false, children }: NonceTickProps) {
  return (
    <div className={clsx(styles.tick, next && styles.next)} data-nonce={nonce.toString()}>
      <div className={styles.number}>
        <span className="cs-visually-hidden">{listMessages.nonce} </span>
        {nonce.toString()}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}

/**
 * A heading between ticks, such as "Next" or "Later". The scale's line continues through it.
 *
 * @example
 * <NonceHeading title="Next" note="executes first" />
 */
export function NonceHeading({ title, note }: { title: string; note?: string }) {
  return (
    <div className={styles.heading}>
      <h2>{title}</h2>
      {note && <span>{note}</span>}
    </div>
  )
}
