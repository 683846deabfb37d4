import type { Address, Hex } from '@countersign/primitives'
import type { AccountFacts, TokenClaim } from './SharedProposal.ts'

/**
 * A message the owners of an account are asked to sign, on its way between two machines, with everything needed to judge
 * it without a network. Nothing in it is believed: its hashes are rebuilt and signatures recovered by whoever reads it.
 *
 * @example
 * if (item.kind === 'message') await verifyMessage(item)
 */
export type MessageProposal = {
  readonly kind: 'message'
  readonly chainId: bigint
  /** What the sender calls the network and its coin. */
  readonly chain: { readonly name: string; readonly shortName: string; readonly symbol: string }
  readonly safe: Address
  /** `VERSION()` of the account's contract; it decides the domain. */
  readonly version: string
  /** A text as it is, or typed data as JSON text (see `messageContentOf`). */
  readonly message: { readonly kind: 'text' | 'typedData'; readonly content: string }
  /** One owner's each, in the inline layout. */
  readonly signatures: readonly Hex[]
  readonly proposer: Address | null
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Who is said to have asked for it; never signed. */
  readonly origin: { readonly name: string; readonly url: string } | null
  readonly account: AccountFacts | null
  readonly names: readonly { readonly address: Address; readonly name: string }[]
  readonly tokens: readonly TokenClaim[]
}

/**
 * The way back: signatures for a message the other machine knows.
 *
 * @example
 * const reply: MessageReply = { kind: 'message-signatures', chainId: 1n, safe, safeMessageHash, signatures: [data] }
 */
export type MessageReply = {
  readonly kind: 'message-signatures'
  readonly chainId: bigint
  readonly safe: Address
  readonly safeMessageHash: Hex
  readonly signatures: readonly Hex[]
}
