import type { Transaction } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { contractAddress, contractAddressOrNull } from '../names/addressInfo.ts'

/**
 * How an account was created; null fields were not indexed.
 *
 * @example
 * const facts: CreationFacts = { address: safe, createdAt, creationTransactionHash, creator, factory, creationSingleton, saltNonce: '0' }
 */
export type CreationFacts = {
  readonly address: Address
  /** Epoch milliseconds. */
  readonly createdAt: number | null
  readonly creationTransactionHash: Hex | null
  readonly creator: Address | null
  readonly factory: Address | null
  readonly creationSingleton: Address | null
  /** A decimal number. */
  readonly saltNonce: string | null
}

/**
 * The creation of an account as the last row of its history. Null if the creation was not indexed: the past of an
 * account that was found by probing is not in any event.
 *
 * @example
 * toCreationTransaction(creationFacts)?.id // 'creation_0x5aFE…'
 */
export function toCreationTransaction(facts: CreationFacts): Transaction | null {
  if (facts.createdAt === null || facts.creationTransactionHash === null || facts.creator === null) return null
  return {
    id: `creation_${facts.address}`,
    timestamp: facts.createdAt,
    txHash: facts.creationTransactionHash,
    txStatus: 'SUCCESS',
    txInfo: {
      type: 'Creation',
      humanDescription: null,
      creator: contractAddress(facts.creator),
      transactionHash: facts.creationTransactionHash,
      implementation: contractAddressOrNull(facts.creationSingleton),
      factory: contractAddressOrNull(facts.factory),
      saltNonce: facts.saltNonce,
    },
    executionInfo: null,
    safeAppInfo: null,
    note: null,
  }
}
