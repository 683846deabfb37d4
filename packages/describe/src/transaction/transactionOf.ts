import type { MultisigExecutionDetails } from '@countersign/api'
import type { SafeTransactionData } from '@countersign/safe/light'

/**
 * The ten signed fields, from a call and the service's answer.
 *
 * @example
 * transactionOf(payment, execution).nonce // 7n
 */
export const transactionOf = (
  call: Pick<SafeTransactionData, 'to' | 'value' | 'data' | 'operation'>,
  execution: MultisigExecutionDetails,
): SafeTransactionData => ({
  ...call,
  safeTxGas: execution.safeTxGas,
  baseGas: execution.baseGas,
  gasPrice: execution.gasPrice,
  gasToken: execution.gasToken,
  refundReceiver: execution.refundReceiver.value,
  nonce: BigInt(execution.nonce),
})
