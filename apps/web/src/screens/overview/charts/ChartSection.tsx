import { SectionHeading } from '@countersign/ui'
import { useId, useState, type ReactNode } from 'react'
import { chartMessages as messages } from '../messages/chartMessages.ts'
import styles from './Charts.module.css'

type Props = {
  readonly title: string
  /** At the end of the heading's line. */
  readonly action?: ReactNode
  readonly chart: ReactNode
  /** The same figures as rows; null if there is nothing to show. */
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } | null
  /** Below the chart: unit, source and what is missing. */
  readonly notes: readonly string[]
  readonly className?: string | undefined
}

/** A chart with its unit and notes, and the same figures as a table on request. */
export function ChartSection({ title, action, chart, table, notes, className }: Props) {
  const heading = useId()
  const [isTable, setTable] = useState(false)
  return (
    <section aria-labelledby={heading} className={className}>
      <SectionHeading id={heading} title={title} action={action} />
      <div className={`cs-panel ${styles.panel}`}>
        {table && isTable ? (
          // A long table scrolls inside its frame, by keyboard too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable
          <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby={heading}>
            <table className={styles.table} aria-labelledby={heading}>
              <thead>
                <tr>
                  {table.head.map((words) => (
                    <th key={words} scope="col">
                      {words}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([first = '', ...cells]) => (
                  <tr key={first}>
                    <th scope="row">{first}</th>
                    {cells.map((cell, index) => (
                      <td key={table.head[index + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : (
          chart
        )}
        <p className={styles.notes}>
          {notes.join(' ')}{' '}
          {table && (
            <button type="button" className="cs-link" onClick={() => setTable(!isTable)}>
              {isTable ? messages.showChart : messages.showTable}
            </button>
          )}
        </p>
      </div>
    </section>
  )
}
