import type { MovedAsset, Transaction, TransactionData, TransactionDetails } from '@countersign/api'
import type { Address } from '@countersign/primitives'

type ExecutionDetails = TransactionDetails['detailedExecutionInfo']

/**
 * A list row with the fields that only the details contain.
 *
 * @param moved what the transaction moved; undefined before its execution
 * @example
 * toDetails(safe, row, details.txData, execution).detailedExecutionInfo // execution
 */
export function toDetails(
  safeAddress: Address,
  transaction: Transaction,
  txData: TransactionData | null,
  execution: ExecutionDetails | Transaction['executionInfo'],
  moved?: readonly MovedAsset[],
): TransactionDetails {
  return {
    safeAddress,
    txId: transaction.id,
    executedAt: transaction.txHash === null ? null : transaction.timestamp,
    txStatus: transaction.txStatus,
    txInfo: transaction.txInfo,
    txData,
    detailedExecutionInfo: isDetailed(execution) ? execution : null,
    txHash: transaction.txHash,
    safeAppInfo: transaction.safeAppInfo,
    note: transaction.note,
    ...(moved === undefined ? {} : { transfers: [...moved] }),
  }
}

/** The short form of a list row has no hash. Module executions have the same form in lists and details. */
function isDetailed(execution: ExecutionDetails | Transaction['executionInfo']): execution is ExecutionDetails {
  return execution === null || execution.type === 'MODULE' || 'safeTxHash' in execution
}
