import type { Message } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Check } from '@countersign/safe/checks'
import type { ReviewedMessage } from './ReviewedMessage.ts'

/** The part of a message's review that signing and delivering need. */
export type SignableMessage = {
  readonly reviewed: ReviewedMessage
  readonly state: Pick<ChainState, 'owners' | 'version'>
  readonly checks: readonly Check[]
  /** Null for a draft that only this browser has. */
  readonly details: Message | null
}
