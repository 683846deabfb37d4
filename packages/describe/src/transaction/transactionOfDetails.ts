import type { TransactionDetails } from '@countersign/api'
import type { SafeTransactionData } from '@countersign/safe/light'
import { callOf } from './callOf.ts'
import { transactionOf } from './transactionOf.ts'

/**
 * The ten signed fields from the service's answer; null if one is missing. Callers compare them with the chain and
 * the hash, and do not trust them.
 *
 * @example
 * transactionOfDetails(details)?.to // people.kestrel
 */
export function transactionOfDetails(details: TransactionDetails): SafeTransactionData | null {
  const { detailedExecutionInfo: execution } = details
  const call = callOf(details)
  return call === null || execution?.type !== 'MULTISIG' ? null : transactionOf(call, execution)
}
