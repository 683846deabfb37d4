import { ListPanel } from '@countersign/ui'
import type { TransactionRowModel } from '@countersign/describe/transaction'
import type { HistoryDay } from '../model/historyDays.ts'
import styles from './History.module.css'
import { HistoryRow } from './HistoryRow.tsx'

export interface HistoryDaysProps {
  days: readonly HistoryDay[]
  fiatOfRow: (row: TransactionRowModel) => string | null
  currency: string
  /** The account's nonce on chain; null until it is read. */
  chainNonce: bigint | null
}

/** Days with their rows. Rows far from the visible area are not laid out. */
export function HistoryDays({ days, fiatOfRow, currency, chainNonce }: HistoryDaysProps) {
  return days.map(({ start, title, rows }) => (
    <section key={start} className={styles.day} aria-label={title}>
      <div className={styles.dayHead}>
        <h2>{title}</h2>
        <span>{rows.length}</span>
      </div>
      <ListPanel layout="history" label={title}>
        {rows.map((row) => (
          <HistoryRow key={row.id} fiat={fiatOfRow(row)} {...{ row, currency, chainNonce }} />
        ))}
      </ListPanel>
    </section>
  ))
}
