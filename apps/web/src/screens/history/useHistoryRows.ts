import type { Transaction } from '@countersign/api'
import { rowOf, type TransactionRowModel, type ViewContext } from '@countersign/describe/transaction'
import { useMemo } from 'react'
import type { Batches } from '../../parts/transaction/useBatches.ts'

/** The rows of transactions. A row is computed once, so that a further page of a long history costs only its own rows. */
export function useHistoryRows(
  listed: readonly Transaction[],
  context: ViewContext,
  batches: Batches,
): readonly TransactionRowModel[] {
  const known = useMemo(() => rememberRows(context, batches), [context, batches])
  return useMemo(() => listed.map(known), [listed, known])
}

function rememberRows(context: ViewContext, batches: Batches): (transaction: Transaction) => TransactionRowModel {
  const rows = new WeakMap<Transaction, TransactionRowModel>()
  return (transaction) => {
    const known = rows.get(transaction)
    if (known) return known
    const { title = null, ...moved } = batches[transaction.id] ?? {}
    const row = { ...rowOf(transaction, context, title ?? undefined), ...moved }
    rows.set(transaction, row)
    return row
  }
}
