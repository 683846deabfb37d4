import type { AccountSetup } from '../../model/accountSetup.ts'
import { isComer, type OwnerRow } from './ownerRows.ts'
import { ownersFormMessages } from './ownersFormMessages.ts'

type Input = {
  readonly setup: Pick<AccountSetup, 'source'>
  readonly rows: readonly OwnerRow[]
  readonly thresholdProblem: string | null
  /** The number of calls. */
  readonly calls: number
}

/** Why no change can be reviewed yet; null if it can. */
export function blockReason({ setup, rows, thresholdProblem, calls }: Input): string | null {
  if (setup.source !== 'chain') return ownersFormMessages.notFromChain
  for (const [index, row] of rows.entries()) {
    if (!isComer(row)) continue
    if (row.problem !== null) return ownersFormMessages.ownerProblem({ number: index + 1, problem: row.problem })
    if (row.address === null) return ownersFormMessages.noAddressYet({ number: index + 1 })
  }
  if (thresholdProblem !== null) return thresholdProblem
  return calls === 0 ? ownersFormMessages.notChanged : null
}
