import type { TransactionRowModel } from '@countersign/describe/transaction'
import { historyMessages } from '../historyMessages.ts'

type Input = {
  /** Rows without the hidden suspicious ones, before any other filter. */
  readonly rows: readonly TransactionRowModel[]
  readonly hasMore: boolean
  /** The service's count: one for each Ethereum transaction, even if it has several rows, without the creation. */
  readonly count: number | null
}

/** The total above the list. It equals the visible rows if all are loaded; otherwise it is the service's count. */
export function historyTotal({ rows, hasMore, count }: Input): string | undefined {
  const listed = rows.filter(({ kind }) => kind !== 'creation').length
  const hasCreation = listed < rows.length
  const total = hasMore ? count : listed
  if (total === null) return undefined
  if (total === 0 && hasCreation) return historyMessages.onlyCreation
  return hasCreation ? historyMessages.totalAndCreation(total) : historyMessages.total(total)
}
