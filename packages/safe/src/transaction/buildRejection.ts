import type { Address } from '@countersign/primitives'
import { buildTransaction } from './buildTransaction.ts'
import type { SafeTransactionData } from './SafeTransactionData.ts'

/**
 * The transaction that rejects another: an empty call of the account to itself with the same nonce. The one that
 * executes first replaces the other.
 *
 * @param nonce nonce of the transaction to reject
 * @param safe the account
 * @example
 * buildRejection(7n, safe)
 */
export function buildRejection(nonce: bigint, safe: Address): SafeTransactionData {
  return buildTransaction({ to: safe, nonce })
}
