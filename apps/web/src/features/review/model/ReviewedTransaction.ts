import {
  buildSafeTransactionTypedData,
  encodeSafeTransaction,
  hashDomain,
  hashSafeTransaction,
  hashSafeTransactionMessage,
  type Address,
  type Hex,
  type SafeTransactionData,
  type TypedData,
} from '@countersign/safe'
import { deepFreeze } from '../../../shared/review/deepFreeze.ts'

/**
 * The one value everything on a review page derives from: the statement, the hashes shown, the checks, and the very object
 * the wallet is handed. Frozen, so that nothing can differ between what is read and what is signed.
 */
export type ReviewedTransaction = {
  readonly chainId: bigint
  readonly safe: Address
  /** What the contract's `VERSION()` answered. */
  readonly version: string
  readonly transaction: SafeTransactionData
  readonly domainHash: Hex
  readonly messageHash: Hex
  readonly safeTxHash: Hex
  readonly preimage: Hex
  readonly typedData: TypedData
}

type Input = Pick<ReviewedTransaction, 'chainId' | 'safe' | 'version' | 'transaction'>

export function buildReviewedTransaction(input: Input): ReviewedTransaction {
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
