import type { TransactionDetails } from '@countersign/api'
import type { Call } from './Call.ts'

/**
 * The call of a stored transaction; null for those without bytes (plain transfers, the creation).
 *
 * @example
 * callOf(details) // payment
 */
export function callOf({ txData }: Pick<TransactionDetails, 'txData'>): Call | null {
  if (txData === null) return null
  return { to: txData.to.value, value: txData.value ?? 0n, data: txData.hexData ?? '0x', operation: txData.operation }
}
