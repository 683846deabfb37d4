import type { TransactionRowModel } from '@countersign/describe/transaction'

/** Whether the row is of a transaction that was executed without its effect, or never: its amount stayed where it was. */
export const hasMovedNothing = ({ status }: Pick<TransactionRowModel, 'status'>): boolean =>
  status === 'FAILED' || status === 'CANCELLED'
