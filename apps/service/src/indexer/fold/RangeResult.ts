import type { Address } from '@countersign/safe/light'
import type { TokenMetadata } from '../../chain/reader/readTokenMetadata.ts'
import type { Batch } from './Batch.ts'
import type { BlockHeader } from './decode/BlockHeader.ts'
import type { ChainTransaction } from './decode/ChainTransaction.ts'
import type { ConfirmationRow } from './effects/Effect.ts'

/** Everything a run of blocks adds, ready to be written in one go. */
export type RangeResult = {
  headers: BlockHeader[]
  transactions: ChainTransaction[]
  batch: Batch
  /** Of executed transactions, recovered from their signatures. */
  confirmations: ConfirmationRow[]
  tokens: TokenMetadata[]
  strangers: Address[]
  /** Accounts that were noticed by an event of theirs and not by their setup: their past is unknown. */
  probed: Address[]
  /** Logs the node answered with. */
  logCount: number
}

/** What a batch says by itself, when nothing was read around it. */
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
