import type { Address } from '@countersign/primitives'
import type { TokenMetadata } from '../../chain/reader/readTokenMetadata.ts'
import type { Batch } from './Batch.ts'
import type { BlockHeader } from './decode/BlockHeader.ts'
import type { ChainTransaction } from './decode/ChainTransaction.ts'
import type { ConfirmationRow } from './effects/Effect.ts'

/** Everything that a run of blocks adds, ready to be written in one transaction. */
export type RangeResult = {
  headers: BlockHeader[]
  transactions: ChainTransaction[]
  batch: Batch
  /** Confirmations of executed transactions, recovered from their signatures. */
  confirmations: ConfirmationRow[]
  tokens: TokenMetadata[]
  strangers: Address[]
  /** Accounts that were found by an event other than their setup: their history is unknown. */
  probed: Address[]
  /** How many logs the node returned. */
  logCount: number
}

/** The result of a batch that was built without further reads. */
export const resultOfBatch = (batch: Batch): RangeResult => ({
  headers: [],
  transactions: [],
  batch,
  confirmations: [],
  tokens: [],
  strangers: [],
  probed: [],
  logCount: 0,
})
