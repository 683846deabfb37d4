import type { TransactionRowModel } from '@countersign/describe/transaction'
import { Icon, ListPanel } from '@countersign/ui'
import { NearView } from '../../../parts/lists/NearView.tsx'
import type { HistoryDay } from '../model/historyDays.ts'
import { historyMessages } from '../historyMessages.ts'
import type { RowWorth } from '../model/useRowWorth.ts'
import { historyRuns } from '../model/historyRuns.ts'
import styles from './History.module.css'
import { HistoryRow } from './HistoryRow.tsx'

interface HistoryDaysProps {
  days: readonly HistoryDay[]
  /** Ids of rows that do not match the filter. */
  unmatched: ReadonlySet<string>
  worthOfRow: (row: TransactionRowModel) => RowWorth | null
  currency: string
  /** The account's nonce on chain; null until it is read. */
  chainNonce: bigint | null
}

/** Up to this many rows are all in the document, where the browser's own search finds them. */
const WHOLE = 400
/** Rows in one part of a longer list. */
const PART = 20
const FIRST_PARTS = 3
const ROW_PX = 61
const HEAD_PX = 60

/** Days with their rows. Rows far from the visible area are not laid out, and in a very long list not drawn. */
export function HistoryDays({ days, ...shown }: HistoryDaysProps) {
  const isWhole = days.reduce((sum, { rows }) => sum + rows.length, 0) <= WHOLE
  if (isWhole) return days.map((day) => <DayRows key={day.start} day={day} rows={day.rows} {...shown} />)
  return days
    .flatMap((day) =>
      Array.from({ length: Math.ceil(day.rows.length / PART) }, (_none, part) => ({ day, from: part * PART })),
    )
    .map(({ day, from }, place) => {
      const rows = day.rows.slice(from, from + PART)
      return (
        <NearView
          key={`${day.start} ${from}`}
          height={rows.length * ROW_PX + HEAD_PX}
          isFirst={place < FIRST_PARTS}
          render={() => <DayRows day={day} rows={rows} isFurther={from > 0} {...shown} />}
        />
      )
    })
}

type DayRowsProps = Omit<HistoryDaysProps, 'days'> & {
  readonly day: HistoryDay
  readonly rows: readonly TransactionRowModel[]
  /** Not the first rows of the day, whose heading is above. */
  readonly isFurther?: boolean
}

function DayRows({
  day: { title, rows: all },
  rows,
  isFurther = false,
  unmatched,
  worthOfRow,
  ...shown
}: DayRowsProps) {
  return (
    <section className={styles.day} aria-label={title}>
      {!isFurther && (
        <div className={styles.dayHead}>
          <h2>{title}</h2>
          <span>{all.length}</span>
        </div>
      )}
      {historyRuns(rows).map((run) => (
        <ListPanel
          key={run.rows[0]?.id}
          layout="history"
          label={title}
          head={run.isTogether ? <Together rows={run.rows} unmatched={unmatched} /> : null}
        >
          {run.rows.map((row) => (
            <HistoryRow key={row.id} worth={worthOfRow(row)} row={row} isUnmatched={unmatched.has(row.id)} {...shown} />
          ))}
        </ListPanel>
      ))}
    </section>
  )
}

function Together({ rows, unmatched }: { rows: readonly TransactionRowModel[]; unmatched: ReadonlySet<string> }) {
  const matching = rows.filter(({ id }) => !unmatched.has(id)).length
  return (
    <p className={styles.together}>
      <Icon name="stack-2" size={16} />
      {historyMessages.together({ rows: rows.length, matching: unmatched.size === 0 ? null : matching })}
    </p>
  )
}
