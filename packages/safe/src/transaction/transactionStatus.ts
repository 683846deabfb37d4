/**
 * The status of a Safe transaction.
 *
 * @example
 * const status: TransactionStatus = 'AWAITING_CONFIRMATIONS'
 */
export type TransactionStatus = 'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION' | 'CANCELLED' | 'FAILED' | 'SUCCESS'

/**
 * The values from which the status follows; take all of them from one snapshot.
 *
 * @example
 * const input: TransactionStatusInput = { execution: null, nonce: 4n, safeNonce: 4n, confirmations: 1, threshold: 2 }
 */
export type TransactionStatusInput = {
  /** The execution event, `null` while there is none. */
  readonly execution: 'success' | 'failure' | null
  readonly nonce: bigint
  /** The account's nonce on chain. */
  readonly safeNonce: bigint
  /** Confirmations by current owners. */
  readonly confirmations: number
  /** The account's current threshold. */
  readonly threshold: number
}

/**
 * The status of a transaction: executed according to its event, cancelled once another used its nonce, else waiting.
 *
 * @example
 * transactionStatus({ execution: null, nonce: 4n, safeNonce: 5n, confirmations: 2, threshold: 2 }) // 'CANCELLED'
 */
export function transactionStatus(input: TransactionStatusInput): TransactionStatus {
  if (input.execution !== null) return input.execution === 'success' ? 'SUCCESS' : 'FAILED'
  if (input.safeNonce > input.nonce) return 'CANCELLED'
  return input.confirmations < input.threshold ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION'
}
