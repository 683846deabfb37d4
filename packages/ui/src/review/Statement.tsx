import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { reviewUiMessages } from './reviewUiMessages.ts'
import styles from './Statement.module.css'

export interface StatementProps {
  /** The sentence; amounts in `<b>`, dangers in StatementDanger. */
  children: ReactNode
  /** HTML element. Default `h1`: on a review page it is the page's title. */
  as?: 'h1' | 'h2' | 'p'
  /** The number of characters, which decides the size: up to 70 in large letters. Default: the smaller size. */
  length?: number
}

const MOST_IN_LARGE = 70

/**
 * The sentence that describes the effect of a transaction, in the statement typeface: the largest text on the page.
 *
 * @example
 * <Statement>Demo treasury will send <b>1.00 ETH</b> to Kestrel Audits.</Statement>
 */
export function Statement({ children, as: Element = 'h1', length }: StatementProps) {
  const isLarge = length !== undefined && length <= MOST_IN_LARGE
  return <Element className={clsx(styles.statement, isLarge && styles.large)}>{children}</Element>
}

/**
 * The dangerous clause of a statement: icon, underline and colour.
 *
 * @example
 * <Statement>Demo treasury will <StatementDanger>run unknown code</StatementDanger>.</Statement>
 */
export function StatementDanger({ children }: { children: ReactNode }) {
  return (
    <span className={styles.danger}>
      <span className="cs-nowrap">
        <Icon name="alert-octagon" label={reviewUiMessages.danger} stroke={2} />
        &#8288;
      </span>
      {children}
    </span>
  )
}

/**
 * The line above a statement: kind, nonce, proposer, note.
 *
 * @example
 * <StatementMeta>Transfer, nonce 7</StatementMeta>
 */
export function StatementMeta({ children }: { children: ReactNode }) {
  return <div className={styles.meta}>{children}</div>
}
