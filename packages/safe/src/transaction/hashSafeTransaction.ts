import { type Hex } from '@countersign/primitives'
import { keccakHex } from '../keccak/keccakHex.ts'
import { encodeSafeTransaction, type SafeTransactionOfAccount } from './encodeSafeTransaction.ts'

/**
 * The safeTxHash: the hash that owners sign and that identifies the transaction everywhere (`getTransactionHash` of
 * the contract).
 *
 * @throws SafeError `version/unknown`, `number/out-of-range`, `hex/malformed`
 * @example
 * hashSafeTransaction({ chainId: 1n, safe, version: '1.4.1', transaction })
 */
export function hashSafeTransaction(input: SafeTransactionOfAccount): Hex {
  return keccakHex(encodeSafeTransaction(input))
}
