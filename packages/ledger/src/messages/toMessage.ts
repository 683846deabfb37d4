import type { Message, MessageContent } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { contractAddress } from '../names/addressInfo.ts'

/**
 * A message that owners of an account sign.
 *
 * @example
 * const facts: MessageFacts = { messageHash, message: 'Hello', createdAt, modifiedAt, proposedBy: alice, origin: null, … }
 */
export type MessageFacts = {
  readonly messageHash: Hex
  readonly message: MessageContent
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly modifiedAt: number
  readonly proposedBy: Address
  readonly origin: string | null
  /** The confirmations of current owners. */
  readonly confirmations: readonly { readonly owner: Address; readonly signature: Hex }[]
  /**
   * The signature that the account accepts, `0x` for a message that it signed on chain; null until the account
   * accepts one.
   */
  readonly preparedSignature: Hex | null
  /** The app that requested it. */
  readonly app: { readonly name: string; readonly logoUri: string | null } | null
}

/**
 * A message in the form of the wire.
 *
 * @example
 * toMessage(facts, 2).status // 'NEEDS_CONFIRMATION'
 */
export const toMessage = (facts: MessageFacts, threshold: number): Message => ({
  messageHash: facts.messageHash,
  status: facts.preparedSignature === null ? 'NEEDS_CONFIRMATION' : 'CONFIRMED',
  logoUri: facts.app?.logoUri ?? null,
  name: facts.app?.name ?? null,
  message: facts.message,
  creationTimestamp: facts.createdAt,
  modifiedTimestamp: facts.modifiedAt,
  confirmationsSubmitted: facts.confirmations.length,
  confirmationsRequired: threshold,
  proposedBy: contractAddress(facts.proposedBy),
  confirmations: facts.confirmations.map(({ owner, signature }) => ({ owner: contractAddress(owner), signature })),
  preparedSignature: facts.preparedSignature,
  origin: facts.origin,
})
