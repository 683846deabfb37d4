import { ListPanel } from '@countersign/ui'
import type { TransactionRowModel } from '../../../shared/transaction-view/TransactionRowModel.ts'
import type { HistoryDay } from '../model/historyDays.ts'
import styles from './History.module.css'
import { HistoryRow } from './HistoryRow.tsx'

export interface HistoryDaysProps {
  days: readonly HistoryDay[]
  fiatOfRow: (row: TransactionRowModel) => string | null
  currency: string
}

/** Days with their rows; what is far from the screen is not laid out. */
export function HistoryDays({ days, fiatOfRow, currency }: HistoryDaysProps) {
  return days.map(({ start, title, rows }) => (
    <section key={start} className={styles.day} aria-label={title}>
      <div className={styles.dayHead}>
        <h2>{title}</h2>
        <span>{rows.length}</span>
      </div>
      <ListPanel layout="history" label={title}>
        {rows.map((row) => (
          <HistoryRow key={row.id} row={row} fiat={fiatOfRow(row)} currency={currency} />
        ))}
      </ListPanel>
    </section>
  ))
}
