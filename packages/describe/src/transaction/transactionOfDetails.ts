import type { TransactionDetails } from '@countersign/api'
import type { SafeTransactionData } from '@countersign/safe/light'
import { callOf } from './callOf.ts'
import { transactionOf } from './transactionOf.ts'

/** The ten signed fields as the service tells them; null where it does not tell them all. They are compared, not trusted. */
export function transactionOfDetails(details: TransactionDetails): SafeTransactionData | null {
  const { detailedExecutionInfo: execution } = details
  const call = callOf(details)
  return call === null || execution?.type !== 'MULTISIG' ? null : transactionOf(call, execution)
}
