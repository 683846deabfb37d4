import type { TransactionRowModel } from '@countersign/describe/transaction'

/** The moved amount as text. Null for a failed or replaced transaction, because it moved nothing. */
export function movedAmount({ amount, status }: TransactionRowModel): string | null {
  if (!amount) return null
  if (status === 'FAILED' || status === 'CANCELLED') return '0.00'
  const what =
    amount.tokenId === undefined ? `${amount.text}\u00a0${amount.symbol}` : `${amount.symbol}\u00a0#${amount.tokenId}`
  return `${amount.sign}${what}`
}
