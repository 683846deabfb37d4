import { VerdictBadge } from '@countersign/ui'
import type { TransactionRowModel } from '@countersign/describe/transaction'

type Props = { row: TransactionRowModel; chainNonce?: bigint | null }

export function RowOutcome({ row: { status, kind, nonce }, chainNonce = null }: Props) {
  // The account has not come that far: whatever is told, nothing ran.
  if (nonce !== null && chainNonce !== null && BigInt(nonce) >= chainNonce)
    return <VerdictBadge verdict="danger" label="Not on chain" quiet />
  if (status === 'FAILED') return <VerdictBadge verdict="danger" label="Failed" quiet />
  if (status === 'CANCELLED') return 'Replaced'
  return kind === 'creation' ? 'Created' : 'Executed'
}
