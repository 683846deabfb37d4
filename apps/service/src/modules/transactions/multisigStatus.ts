import { transactionStatus, type TransactionStatus } from '@countersign/safe/light'
import type { SafeRow } from '../safes/requireSafe.ts'
import type { MultisigRow } from './rows.ts'

/** Row and account come from one database, so status and nonce cannot disagree. */
export function multisigStatus(row: MultisigRow, safe: SafeRow, confirmationCount: number): TransactionStatus {
  return transactionStatus({
    execution: row.executedTransactionHash === null ? null : row.failed ? 'failure' : 'success',
    nonce: BigInt(row.nonce),
    safeNonce: BigInt(safe.nonce),
    confirmations: confirmationCount,
    threshold: safe.threshold,
  })
}
