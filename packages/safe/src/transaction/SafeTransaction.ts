import type { Address, Hex } from '@countersign/primitives'
import type { TypedData } from '../typed-data/TypedData.ts'
import type { SafeTransactionData } from './SafeTransactionData.ts'
import { buildSafeTransactionTypedData } from './buildSafeTransactionTypedData.ts'
import { deepFreeze } from './deepFreeze.ts'
import { encodeSafeTransaction } from './encodeSafeTransaction.ts'
import { hashDomain } from './hashDomain.ts'
import { hashSafeTransaction } from './hashSafeTransaction.ts'
import { hashSafeTransactionMessage } from './hashSafeTransactionMessage.ts'

/**
 * The single value from which a review derives: the statement, the decoded calls, the displayed hashes, the
 * simulation, the checks, and the object for the wallet. Frozen, so that the displayed and the signed values cannot
 * differ.
 *
 * @example
 * const reviewed: SafeTransaction = buildSafeTransaction({ chainId: 1n, safe, version: '1.4.1', transaction })
 */
export type SafeTransaction = {
  readonly chainId: bigint
  readonly safe: Address
  /** The answer of the contract's `VERSION()`. */
  readonly version: string
  readonly transaction: SafeTransactionData
  /** `domainSeparator()`; hardware wallets call it "domain hash". */
  readonly domainHash: Hex
  /** The struct hash of the `SafeTx`; hardware wallets call it "message hash". */
  readonly messageHash: Hex
  readonly safeTxHash: Hex
  /** The 66 bytes whose keccak is the safeTxHash. */
  readonly preimage: Hex
  /** The object for `eth_signTypedData_v4`. */
  readonly typedData: TypedData
}

/**
 * Computes everything that follows from the ten fields, the account and its version, and deep-freezes it.
 *
 * @throws SafeError `version/unknown`, `number/out-of-range`, `hex/malformed`, `address/malformed`
 * @example
 * buildSafeTransaction({ chainId: 1n, safe, version: '1.4.1', transaction }).safeTxHash
 */
export function buildSafeTransaction(
  input: Pick<SafeTransaction, 'chainId' | 'safe' | 'version' | 'transaction'>,
): SafeTransaction {
  const { chainId, safe, version, transaction } = input
  return deepFreeze({
    chainId,
    safe,
    version,
    transaction: { ...transaction },
    domainHash: hashDomain(input),
    messageHash: hashSafeTransactionMessage(input),
    safeTxHash: hashSafeTransaction(input),
    preimage: encodeSafeTransaction(input),
    typedData: buildSafeTransactionTypedData(input),
  })
}
