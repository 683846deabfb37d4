import type { TransactionDetails } from '@countersign/api'
import type { ChainState } from '../../../shared/rpc/readChainState.ts'
import type { Check } from '../../../shared/review/Check.ts'
import type { ReviewedSignature } from '../../../shared/review/ReviewedSignature.ts'
import type { ReviewedTransaction } from './ReviewedTransaction.ts'

/** All a review page shows and acts on, from one moment. */
export type Review = {
  readonly reviewed: ReviewedTransaction
  readonly state: ChainState
  readonly checks: readonly Check[]
  readonly signatures: readonly ReviewedSignature[]
  /** Null for a draft nobody has seen yet. */
  readonly details: TransactionDetails | null
}
