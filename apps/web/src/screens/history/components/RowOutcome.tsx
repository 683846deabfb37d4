import { VerdictBadge } from '@countersign/ui'
import type { TransactionRowModel } from '@countersign/describe/transaction'

type Props = { row: TransactionRowModel; chainNonce?: bigint | null }

export function RowOutcome({ row: { status, kind, nonce }, chainNonce = null }: Props) {
  // The account's nonce on chain is not higher, so this transaction cannot have been executed, whatever the service
  // says.
  if (nonce !== null && chainNonce !== null && BigInt(nonce) >= chainNonce)
    return <VerdictBadge verdict="danger" label="Not on chain" quiet />
  if (status === 'FAILED') return <VerdictBadge verdict="danger" label="Failed" quiet />
  if (status === 'CANCELLED') return 'Replaced'
  return kind === 'creation' ? 'Created' : 'Executed'
}
