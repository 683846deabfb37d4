import type { AccountSetup } from '../../model/accountSetup.ts'
import { isComer, type OwnerRow } from './ownerRows.ts'

type Input = {
  readonly setup: Pick<AccountSetup, 'source'>
  readonly rows: readonly OwnerRow[]
  readonly thresholdProblem: string | null
  /** The number of calls. */
  readonly calls: number
}

/** Why no change can be reviewed yet; null if it can. */
export function blockReason({ setup, rows, thresholdProblem, calls }: Input): string | null {
  if (setup.source !== 'chain') return 'The owners could not be read from the chain. Try again when the nodes answer.'
  for (const [index, row] of rows.entries()) {
    if (!isComer(row)) continue
    if (row.problem !== null) return `Owner ${index + 1}: ${row.problem}`
    if (row.address === null) return `Owner ${index + 1} has no address yet.`
  }
  if (thresholdProblem !== null) return thresholdProblem
  return calls === 0 ? 'You have not changed anything yet.' : null
}
