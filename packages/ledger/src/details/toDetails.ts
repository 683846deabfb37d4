import type { MovedAsset, Transaction, TransactionData, TransactionDetails } from '@countersign/api'
import type { Address } from '@countersign/safe/light'

type ExecutionDetails = TransactionDetails['detailedExecutionInfo']

/**
 * A row of a list with what only the details tell.
 *
 * @param moved what the transaction moved; undefined before it ran
 * @example
 * toDetails(safe, transaction, toTransactionData(facts, tokens, coin), execution, [])
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

/** The short form of a list row has no hash; module executions look the same in both. */
function isDetailed(execution: ExecutionDetails | Transaction['executionInfo']): execution is ExecutionDetails {
  return execution === null || execution.type === 'MODULE' || 'safeTxHash' in execution
}
