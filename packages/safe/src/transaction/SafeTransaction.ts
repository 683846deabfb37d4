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
 * The one value a review derives from: the statement, the decoded calls, the hashes shown, the simulation, the checks, and
 * the very object the wallet is handed. Frozen, so that nothing can differ between what is read and what is signed.
 *
 * @example
 * const reviewed: SafeTransaction = buildSafeTransaction({ chainId: 1n, safe, version: '1.4.1', transaction })
 */
export type SafeTransaction = {
  readonly chainId: bigint
  readonly safe: Address
  /** What the contract's `VERSION()` answered. */
  readonly version: string
  readonly transaction: SafeTransactionData
  /** `domainSeparator()`; hardware wallets call it "domain hash". */
  readonly domainHash: Hex
  /** The struct hash of the `SafeTx`; hardware wallets call it "message hash". */
  readonly messageHash: Hex
  readonly safeTxHash: Hex
  /** The 66 bytes whose keccak is the safeTxHash. */
  readonly preimage: Hex
  /** What is handed to `eth_signTypedData_v4`. */
  readonly typedData: TypedData
}

/**
 * Computes everything that follows from the ten fields, the account and its version, and freezes it to the last level.
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
