import type { Verdict } from '@countersign/primitives'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { VerdictBadge } from '../verdicts/VerdictBadge.tsx'
import { reviewUiMessages } from './reviewUiMessages.ts'
import styles from './Tables.module.css'

/** A row of `BeforeAfterTable`: one setting before and after. */
export interface BeforeAfterRow {
  id: string
  label: ReactNode
  before: ReactNode
  after: ReactNode
  /** Shown beside the label; danger colours the row. */
  verdict?: Verdict | undefined
  /** Not implied by the statement; such rows come first. */
  unexpected?: boolean
}

export interface BeforeAfterTableProps {
  rows: readonly BeforeAfterRow[]
  /** Column headings. Default Value, Now, After. */
  heads?: { label: string; before: string; after: string }
  /** Accessible name of the table. Default "Before and after". */
  caption?: string
}

/**
 * Every storage change with a known meaning, unexpected ones first.
 *
 * @example
 * <BeforeAfterTable rows={[{ id: 'threshold', label: 'Signatures needed', before: '2 of 3', after: '3 of 3' }]} />
 */
export function BeforeAfterTable({
  rows,
  heads = { label: reviewUiMessages.value, before: reviewUiMessages.now, after: reviewUiMessages.after },
  caption = reviewUiMessages.beforeAfter,
}: BeforeAfterTableProps) {
  const ordered = [...rows].sort((a, b) => Number(b.unexpected ?? false) - Number(a.unexpected ?? false))
  return (
    <div className={clsx('cs-panel', styles.frame)}>
      <table className={styles.changes}>
        <caption className="cs-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.label}</th>
            <th scope="col">{heads.before}</th>
            <th scope="col">{heads.after}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.map(({ id, label, before, after, verdict }) => (
            <tr key={id} className={clsx(verdict && styles[verdict])}>
              <th scope="row">
                <span className={styles.label}>
                  {label}
                  {verdict && verdict !== 'verified' && <VerdictBadge verdict={verdict} quiet />}
                </span>
              </th>
              <td data-head={heads.before}>{before}</td>
              <td data-head={heads.after}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
