import type { ReactNode } from 'react'
import styles from './CheckList.module.css'
import type { Verdict } from './verdict.ts'
import { VerdictBadge } from './VerdictBadge.tsx'

export interface CheckRowProps {
  verdict: Verdict
  /** Words of the badge when several checks share the row, for example count 11 → "11 verified". */
  count?: number
  /** Which question it answers, for whoever looks at the page by program: `data-check` of the row. */
  check?: string
  title?: ReactNode
  children?: ReactNode
}

/**
 * Rows of checks, worst first. Goes inside an OutcomePanel or a panel.
 *
 * @example
 * <CheckList><CheckRow verdict="verified" title="The hash was computed in this page" /></CheckList>
 */
export function CheckList({ children, label = 'Checks' }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

/**
 * One check: its verdict, what was found, and why.
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
