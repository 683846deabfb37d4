import type { Transaction } from '@countersign/api'
import { rowOf, type TransactionRowModel, type ViewContext } from '@countersign/describe/transaction'
import { useMemo } from 'react'
import type { Batch, Batches } from '../../parts/transaction/useBatches.ts'

/** The rows of transactions. A row is computed once, so that a further page of a long history costs only its own rows. */
export function useHistoryRows(
  listed: readonly Transaction[],
  context: ViewContext,
  batches: Batches,
): readonly TransactionRowModel[] {
  const rowFor = useMemo(() => rememberRows(context), [context])
  return useMemo(
    () => listed.map((transaction) => rowFor(transaction, batches.get(transaction.id))),
    [listed, rowFor, batches],
  )
}

function rememberRows(context: ViewContext) {
  const rows = new WeakMap<Transaction, { readonly row: TransactionRowModel; readonly batch: Batch | undefined }>()
  return (transaction: Transaction, batch: Batch | undefined): TransactionRowModel => {
    const known = rows.get(transaction)
    if (known && known.batch === batch) return known.row
    const { title = null, ...moved } = batch ?? {}
    const row = { ...rowOf(transaction, context, title ?? undefined), ...moved }
    rows.set(transaction, { row, batch })
    return row
  }
}
