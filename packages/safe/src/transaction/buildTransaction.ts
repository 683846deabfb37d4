import { ZERO_ADDRESS } from '@countersign/primitives'
import type { SafeTransactionData } from './SafeTransactionData.ts'

/**
 * A transaction without gas refund. Default: a plain call with no value.
 *
 * @param fields target, nonce, and what differs from the defaults
 * @example
 * buildTransaction({ to: usdc, data: encodeErc20Transfer(recipient, 5n), nonce: 7n }).operation // 0
 */
export function buildTransaction(
  fields: Pick<SafeTransactionData, 'to' | 'nonce'> & Partial<SafeTransactionData>,
): SafeTransactionData {
  return {
    value: 0n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: ZERO_ADDRESS,
    refundReceiver: ZERO_ADDRESS,
    ...fields,
  }
}
