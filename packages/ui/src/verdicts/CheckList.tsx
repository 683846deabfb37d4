import type { Verdict } from '@countersign/primitives'
import type { ReactNode } from 'react'
import { reviewUiMessages } from '../review/reviewUiMessages.ts'
import styles from './CheckList.module.css'
import { VerdictBadge } from './VerdictBadge.tsx'

export interface CheckRowProps {
  verdict: Verdict
  /** The number of checks that share the row, for example count 11 → "11 verified". */
  count?: number
  /** The id of the check, for programs that read the page: `data-check` of the row. */
  check?: string
  title?: ReactNode
  children?: ReactNode
}

/**
 * Rows of checks, worst first. Goes inside an OutcomePanel or a panel.
 *
 * @example
 * <CheckList><CheckRow verdict="verified" title="The hash was computed here" /></CheckList>
 */
export function CheckList({ children, label = reviewUiMessages.checks }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

/**
 * One check: its verdict, its finding, and the reason.
 *
 * @example
 * <CheckRow verdict="caution" title="New recipient" />
 */
export function CheckRow({ verdict, count, check, title, children }: CheckRowProps) {
  return (
    <li className={styles.row} {...(check === undefined ? {} : { 'data-check': check, 'data-verdict': verdict })}>
      <span>
        <VerdictBadge verdict={verdict} count={count} />
      </span>
      <div>
        {title && <span className={styles.title}>{title}</span>}
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </li>
  )
}
