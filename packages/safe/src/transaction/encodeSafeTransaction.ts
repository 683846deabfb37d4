import { hashWord, type Hex } from '@countersign/primitives'
import { hashDomain, type SafeDomain } from './hashDomain.ts'
import { hashSafeTransactionMessage } from './hashSafeTransactionMessage.ts'
import type { SafeTransactionData } from './SafeTransactionData.ts'

/**
 * A transaction of one account, all that its hash depends on.
 *
 * @example
 * const input: SafeTransactionOfAccount = { chainId: 1n, safe, version: '1.4.1', transaction }
 */
export type SafeTransactionOfAccount = SafeDomain & { readonly transaction: SafeTransactionData }

/**
 * The 66 bytes whose keccak is the safeTxHash: `0x1901`, domain hash, struct hash (`encodeTransactionData` of the
 * contract). Accounts before 1.5.0 pass these bytes to contract owners, not the hash.
 *
 * @throws SafeError `version/unknown`, `number/out-of-range`, `hex/malformed`
 * @example
 * encodeSafeTransaction({ chainId: 1n, safe, version: '1.4.1', transaction }) // '0x1901…'
 */
export function encodeSafeTransaction(input: SafeTransactionOfAccount): Hex {
  return `0x1901${hashWord(hashDomain(input))}${hashWord(hashSafeTransactionMessage(input))}`
}
