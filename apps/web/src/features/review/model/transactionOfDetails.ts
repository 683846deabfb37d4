import type { TransactionDetails } from '@countersign/api'
import type { SafeTransactionData } from '@countersign/safe/light'

/** The ten signed fields as the service tells them; null where it does not tell them all. They are compared, not trusted. */
export function transactionOfDetails(details: TransactionDetails): SafeTransactionData | null {
  const { txData, detailedExecutionInfo: execution } = details
  if (txData === null || execution?.type !== 'MULTISIG') return null
  return {
    to: txData.to.value,
    value: txData.value ?? 0n,
    data: txData.hexData ?? '0x',
    operation: txData.operation,
    safeTxGas: execution.safeTxGas,
    baseGas: execution.baseGas,
    gasPrice: execution.gasPrice,
    gasToken: execution.gasToken,
    refundReceiver: execution.refundReceiver.value,
    nonce: BigInt(execution.nonce),
  }
}
