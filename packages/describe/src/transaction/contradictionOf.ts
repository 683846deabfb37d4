import type { Transaction, TransactionDetails } from '@countersign/api'
import type { TransactionCheck } from './TransactionCheck.ts'

/** How a list row of the service contradicts the signed fields. */
export type Contradiction = 'hash' | 'nonce'

/**
 * Compares a row of the service with the fields that were hashed here: the hash in its id, and its nonce.
 *
 * @param details the stored transaction whose fields were hashed
 * @returns null when the row names the hashed transaction
 * @example
 * contradictionOf(row, details, check) // null
 * contradictionOf({ ...row, id: `multisig_${safe}_0x00` }, details, check) // 'hash'
 */
export function contradictionOf(
  { id, executionInfo }: Transaction,
  details: TransactionDetails,
  { isHashEqual, safeTxHash }: TransactionCheck,
): Contradiction | null {
  const listedHash = id.split('_').at(-1)?.toLowerCase()
  if (!isHashEqual || listedHash !== safeTxHash.toLowerCase()) return 'hash'
  const execution = details.detailedExecutionInfo
  const signedNonce = execution?.type === 'MULTISIG' ? execution.nonce : null
  return executionInfo?.type === 'MULTISIG' && executionInfo.nonce !== signedNonce ? 'nonce' : null
}
