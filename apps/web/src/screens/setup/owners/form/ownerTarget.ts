import type { Address } from '@countersign/primitives'
import { explainThresholdProblem, type OwnerTarget } from '@countersign/safe/light'
import { isComer, type OwnerRow } from './ownerRows.ts'

/** The number of owners after the change, including incomplete rows. */
export const countAfter = (rows: readonly OwnerRow[]): number => rows.filter(({ kind }) => kind !== 'leaves').length

/** The owners after the change; null while a row is incomplete. */
export function ownerTarget(rows: readonly OwnerRow[], threshold: number): OwnerTarget | null {
  const owners: Address[] = []
  const replacements: { leaves: Address; comes: Address }[] = []
  for (const row of rows) {
    if (isComer(row)) {
      if (row.address === null || row.problem !== null) return null
      owners.push(row.address)
      if (row.owner !== null) replacements.push({ leaves: row.owner, comes: row.address })
    } else if (row.kind === 'stays') owners.push(row.owner)
  }
  return explainThresholdProblem(threshold, owners.length) === null ? { owners, threshold, replacements } : null
}
