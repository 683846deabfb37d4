import type { Hex } from '@countersign/primitives'
import type { MessageProposal, SharedProposal } from '@countersign/safe/exchange'
import type { SafeTransactionData } from '@countersign/safe/light'

export type TransactionTarget = {
  readonly kind: 'transaction'
  readonly source: 'events' | 'service' | 'content'
  readonly transaction: SafeTransactionData
  readonly signatures: readonly Hex[]
  /** The hash that the source states; null if it states none. */
  readonly claimed: Hex | null
  /** Messages that the sender attached, for a transaction that signs one on chain. */
  readonly messages: SharedProposal['messages']
}

/** What owners sign, as its source states it. Every hash in it is a claim. */
export type HashTarget =
  | TransactionTarget
  | { readonly kind: 'message'; readonly source: 'content'; readonly proposal: MessageProposal }
