import type { Transaction, TransactionDetails } from '@countersign/api'
import type { TransactionCheck } from './TransactionCheck.ts'

/** What the list says of a row although the signed fields say otherwise. */
export type Contradiction = 'Hash differs' | 'Nonce differs'

/** Compares a row with the fields that were hashed here: the hash in its id, and the nonce it is listed at. */
export function contradictionOf(
  { id, executionInfo }: Transaction,
  details: TransactionDetails,
  { isHashEqual, safeTxHash }: TransactionCheck,
): Contradiction | null {
  const listedHash = id.split('_').at(-1)?.toLowerCase()
  if (!isHashEqual || listedHash !== safeTxHash.toLowerCase()) return 'Hash differs'
  const execution = details.detailedExecutionInfo
  const signedNonce = execution?.type === 'MULTISIG' ? execution.nonce : null
  return executionInfo?.type === 'MULTISIG' && executionInfo.nonce !== signedNonce ? 'Nonce differs' : null
}
