import { CountersignRing, DirectionMark } from '@countersign/ui'
import type { TransactionRowModel } from '@countersign/describe/transaction'

/** An icon for the kind of row and its outcome. */
export function RowMark({ row }: { row: TransactionRowModel }) {
  if (row.origin === 'module') return <DirectionMark kind="module" />
  if (row.origin === 'outside') {
    const kind = row.amount?.sign === '+' ? 'incoming' : row.amount?.sign === '−' ? 'outgoing' : 'other'
    return <DirectionMark kind={kind} />
  }
  const state = row.status === 'FAILED' ? 'failed' : row.status === 'CANCELLED' ? 'replaced' : 'executed'
  return <CountersignRing required={3} signed={3} state={state} size={28} />
}
