import { addressWord, hashWord, type Hex, uintWord } from '@countersign/primitives'
import { keccakHex } from '../keccak/keccakHex.ts'
import { isVersionBelow } from './isVersionBelow.ts'
import type { SafeTransactionData } from './SafeTransactionData.ts'
import { SAFE_TX_TYPEHASH, SAFE_TX_TYPEHASH_DATA_GAS } from './typeHashes.ts'

/**
 * The struct hash of a `SafeTx` (EIP-712), which hardware wallets show as "message hash".
 *
 * @param input the account's version and the transaction
 * @throws SafeError `version/unknown`, `number/out-of-range`, `hex/malformed`
 * @example
 * hashSafeTransactionMessage({ version: '1.4.1', transaction })
 */
export function hashSafeTransactionMessage(input: {
  readonly version: string
  readonly transaction: SafeTransactionData
}): Hex {
  const { transaction } = input
  const typeHash = isVersionBelow(input.version, '1.0.0') ? SAFE_TX_TYPEHASH_DATA_GAS : SAFE_TX_TYPEHASH
  const fields = [
    addressWord(transaction.to),
    uintWord(transaction.value),
    hashWord(keccakHex(transaction.data)),
    uintWord(BigInt(transaction.operation), 8),
    uintWord(transaction.safeTxGas),
    uintWord(transaction.baseGas),
    uintWord(transaction.gasPrice),
    addressWord(transaction.gasToken),
    addressWord(transaction.refundReceiver),
    uintWord(transaction.nonce),
  ]
  return keccakHex(`${typeHash}${fields.join('')}`)
}
