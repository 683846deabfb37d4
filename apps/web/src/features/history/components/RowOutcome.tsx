import { VerdictBadge } from '@countersign/ui'
import type { TransactionRowModel } from '../../../shared/transaction-view/TransactionRowModel.ts'

export function RowOutcome({ row: { status, kind } }: { row: TransactionRowModel }) {
  if (status === 'FAILED') return <VerdictBadge verdict="danger" label="Failed" quiet />
  if (status === 'CANCELLED') return 'Replaced'
  return kind === 'creation' ? 'Created' : 'Executed'
}
