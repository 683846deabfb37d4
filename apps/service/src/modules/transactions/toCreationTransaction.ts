import type { Transaction } from '@countersign/api'
import { contractAddress, contractAddressOrNull } from '@countersign/ledger'
import type { SafeRow } from '../safes/requireSafe.ts'

/** Null when the creation was not seen: accounts found by probing have a past the events do not tell. */
export function toCreationTransaction(safe: SafeRow): Transaction | null {
  if (safe.createdAt === null || safe.creationTransactionHash === null || safe.creator === null) return null
  return {
    id: `creation_${safe.address}`,
    timestamp: safe.createdAt,
    txHash: safe.creationTransactionHash,
    txStatus: 'SUCCESS',
    txInfo: {
      type: 'Creation',
      humanDescription: null,
      creator: contractAddress(safe.creator),
      transactionHash: safe.creationTransactionHash,
      implementation: contractAddressOrNull(safe.creationSingleton),
      factory: contractAddressOrNull(safe.factory),
      saltNonce: safe.saltNonce,
    },
    executionInfo: null,
    safeAppInfo: null,
    note: null,
  }
}
