import { countedConfirmations } from '@countersign/ledger'
import type { SafeRow } from '../accounts/requireSafe.ts'
import { keyOfConfirmations, type ConfirmationIndex } from './findConfirmations.ts'
import type { ConfirmationRow, MultisigRow } from './rows.ts'

const NONE: readonly ConfirmationRow[] = []

/** The valid signatures of a stored transaction. */
export const confirmationsOf = (
  row: MultisigRow,
  safe: SafeRow,
  index: ConfirmationIndex,
): readonly ConfirmationRow[] => countedConfirmations(row, safe, index.get(keyOfConfirmations(row)) ?? NONE)
