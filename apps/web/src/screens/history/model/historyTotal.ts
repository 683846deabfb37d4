import type { TransactionRowModel } from '@countersign/describe/transaction'

type Input = {
  /** Without those that are hidden as suspicious; before any other filter. */
  readonly rows: readonly TransactionRowModel[]
  readonly hasMore: boolean
  /** The service's: one for each Ethereum transaction, however many rows it is, and none for the creation. */
  readonly count: number | null
}

/** How much there is, as whoever counts the rows finds it; of rows that are not loaded the service tells. */
export function historyTotal({ rows, hasMore, count }: Input): string | undefined {
  const listed = rows.filter(({ kind }) => kind !== 'creation').length
  const hasCreation = listed < rows.length
  const total = hasMore ? count : listed
  if (total === null) return undefined
  if (total === 0 && hasCreation) return 'The creation of the account.'
  const transactions = total === 1 ? '1 transaction' : `${total.toLocaleString('en')} transactions`
  return hasCreation ? `${transactions} and the creation.` : `${transactions}.`
}
