import type { MovedAsset, Transaction, TransactionData, TransactionDetails } from '@countersign/api'
import type { Address } from '@countersign/safe/light'

type ExecutionDetails = TransactionDetails['detailedExecutionInfo']

/** A list row with what only the details tell. */
export function toDetails(
  safeAddress: Address,
  transaction: Transaction,
  txData: TransactionData | null,
  execution: ExecutionDetails | Transaction['executionInfo'],
  moved?: MovedAsset[],
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
    ...(moved === undefined ? {} : { transfers: moved }),
  }
}

/** The short form of a list row has no hash; module executions look the same in both. */
function isDetailed(execution: ExecutionDetails | Transaction['executionInfo']): execution is ExecutionDetails {
  return execution === null || execution.type === 'MODULE' || 'safeTxHash' in execution
}
