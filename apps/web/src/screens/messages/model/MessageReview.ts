import type { Message } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Hex } from '@countersign/primitives'
import type { Check, JudgedSignature } from '@countersign/safe/checks'
import type { ViewContext } from '@countersign/describe/transaction'
import type { ReviewedMessage } from '../../../signing/message/ReviewedMessage.ts'

/** Everything that the page of a message shows and acts on, read at one block. */
export type MessageReview = {
  readonly reviewed: ReviewedMessage
  readonly state: ChainState
  readonly checks: readonly Check[]
  readonly signatures: readonly JudgedSignature[]
  /** Symbol and decimals of the tokens in the message, read from their contracts. */
  readonly tokenOf: ViewContext['tokenOf']
  /** The signature for the app; null until the account's contract accepts it. */
  readonly complete: Hex | null
  /** Null for a draft. */
  readonly details: Message | null
}
