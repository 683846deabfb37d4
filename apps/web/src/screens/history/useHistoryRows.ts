import type { Transaction } from '@countersign/api'
import { rowOf, type TransactionRowModel, type ViewContext } from '@countersign/describe/transaction'
import { useMemo } from 'react'
import type { BatchTitles } from '../../parts/transaction/useBatchTitles.ts'

/** The rows of transactions. A row is computed once, so that a further page of a long history costs only its own rows. */
export function useHistoryRows(
  listed: readonly Transaction[],
  context: ViewContext,
  titles: BatchTitles,
): readonly TransactionRowModel[] {
  const known = useMemo(() => rememberRows(context, titles), [context, titles])
  return useMemo(() => listed.map(known), [listed, known])
}

function rememberRows(context: ViewContext, titles: BatchTitles): (transaction: Transaction) => TransactionRowModel {
  const rows = new WeakMap<Transaction, TransactionRowModel>()
  return (transaction) => {
    const known = rows.get(transaction)
    if (known) return known
    const row = rowOf(transaction, context)
    const title = titles[row.id]
    const titled = title === undefined ? row : { ...row, title }
    rows.set(transaction, titled)
    return titled
  }
}
