import type { TransactionRowModel } from '@countersign/describe/transaction'

export type HistoryRun = {
  /** Several rows of one Ethereum transaction; otherwise the rows have nothing in common. */
  readonly isTogether: boolean
  readonly rows: readonly TransactionRowModel[]
}

/** Splits the rows of a day, in their order: what one Ethereum transaction did is one run. */
export function historyRuns(rows: readonly TransactionRowModel[]): HistoryRun[] {
  const groups: TransactionRowModel[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.[0] && row.txHash !== null && last[0].txHash === row.txHash) last.push(row)
    else groups.push([row])
  }
  const runs: { isTogether: boolean; rows: TransactionRowModel[] }[] = []
  for (const group of groups) {
    const last = runs.at(-1)
    if (group.length === 1 && last && !last.isTogether) last.rows.push(...group)
    else runs.push({ isTogether: group.length > 1, rows: group })
  }
  return runs
}
