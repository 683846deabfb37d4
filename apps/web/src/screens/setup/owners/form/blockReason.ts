import type { AccountSetup } from '../../model/accountSetup.ts'
import { isComer, type OwnerRow } from './ownerRows.ts'

type Input = {
  readonly setup: Pick<AccountSetup, 'source'>
  readonly rows: readonly OwnerRow[]
  readonly thresholdProblem: string | null
  /** How many calls it takes. */
  readonly calls: number
}

/** Why there is nothing to review yet; null where there is. */
export function blockReason({ setup, rows, thresholdProblem, calls }: Input): string | null {
  if (setup.source !== 'chain') return 'The owners on chain could not be read. Try again when the nodes answer.'
  for (const [index, row] of rows.entries()) {
    if (!isComer(row)) continue
    if (row.problem !== null) return `Owner ${index + 1}: ${row.problem}`
    if (row.address === null) return `Owner ${index + 1} has no address yet.`
  }
  if (thresholdProblem !== null) return thresholdProblem
  return calls === 0 ? 'Nothing is changed yet.' : null
}
