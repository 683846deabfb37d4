import type { CreationFacts } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import type { Creation } from '../scan/readCreation.ts'

export const creationFacts = (safe: Address, creation: Creation, timestamp: number): CreationFacts => ({
  address: safe,
  createdAt: timestamp,
  creationTransactionHash: creation.transactionHash,
  creator: creation.creator,
  factory: creation.factory,
  creationSingleton: creation.masterCopy,
  saltNonce: null,
})
