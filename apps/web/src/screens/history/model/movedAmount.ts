import type { TransactionRowModel } from '@countersign/describe/transaction'

/** "+120.00 USDC" with a space that does not break, "−PUNK #7", or null for a row without an amount. */
export function movedAmount({ amount }: Pick<TransactionRowModel, 'amount'>): string | null {
  if (!amount) return null
  const what =
    amount.tokenId === undefined ? `${amount.text}\u00a0${amount.symbol}` : `${amount.symbol}\u00a0#${amount.tokenId}`
  return `${amount.sign}${what}`
}
