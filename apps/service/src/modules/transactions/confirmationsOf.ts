import type { SafeRow } from '../safes/requireSafe.ts'
import { keyOfConfirmations, type ConfirmationIndex } from './findConfirmations.ts'
import type { ConfirmationRow, MultisigRow } from './rows.ts'

const NONE: readonly ConfirmationRow[] = []

/** Signatures that count: all of an executed transaction, only present owners' of a waiting one. */
export function confirmationsOf(row: MultisigRow, safe: SafeRow, index: ConfirmationIndex): readonly ConfirmationRow[] {
  const all = index.get(keyOfConfirmations(row)) ?? NONE
  if (row.executedTransactionHash !== null) return all
  const owners = new Set(safe.owners)
  return all.filter((confirmation) => owners.has(confirmation.owner))
}
