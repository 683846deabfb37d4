import type { Message } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import type { ChainState } from '../../../data/rpc/readChainState.ts'
import type { Check } from '../../../data/checks/Check.ts'
import type { ReviewedSignature } from '../../../signing/review/ReviewedSignature.ts'
import type { ViewContext } from '@countersign/describe/transaction'
import type { ReviewedMessage } from '../../../signing/message/ReviewedMessage.ts'

/** All the page of a message shows and acts on, from one moment. */
export type MessageReview = {
  readonly reviewed: ReviewedMessage
  readonly state: ChainState
  readonly checks: readonly Check[]
  readonly signatures: readonly ReviewedSignature[]
  /** Symbol and decimals of the tokens it names, read from their contracts. */
  readonly tokenOf: ViewContext['tokenOf']
  /** What an app is given; only once the account itself has confirmed it. */
  readonly complete: Hex | null
  /** Null for a draft nobody has signed. */
  readonly details: Message | null
}
