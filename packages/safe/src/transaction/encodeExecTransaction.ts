import { encodeParameters, type Hex } from '@countersign/primitives'
import type { SafeTransactionData } from './SafeTransactionData.ts'

/**
 * Calldata of `execTransaction`, which runs a signed transaction. The nonce is not part of it: the contract uses its own.
 *
 * @param transaction the signed transaction
 * @param signatures packed signatures, see `packSignatures`
 * @throws SafeError `number/out-of-range`
 * @example
 * const data = encodeExecTransaction(transaction, packSignatures([approvedHashSignature(alice)]))
 * await wallet.sendTransaction({ to: safe, data })
 */
export function encodeExecTransaction(transaction: SafeTransactionData, signatures: Hex): Hex {
  return encodeParameters('0x6a761202', [
    { address: transaction.to },
    { uint: transaction.value },
    { bytes: transaction.data },
    { uint: BigInt(transaction.operation) },
    { uint: transaction.safeTxGas },
    { uint: transaction.baseGas },
    { uint: transaction.gasPrice },
    { address: transaction.gasToken },
    { address: transaction.refundReceiver },
    { bytes: signatures },
  ])
}
