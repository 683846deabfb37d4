import type { Address, Hex } from '@countersign/primitives'
import type { AccountFacts, TokenClaim } from './SharedProposal.ts'

/**
 * A message for the owners of an account to sign, in transit between two machines, with everything needed to review
 * it offline. The reader trusts none of it: it rebuilds the hashes and recovers the signatures.
 *
 * @example
 * if (item.kind === 'message') await verifyMessage(item)
 */
export type MessageProposal = {
  readonly kind: 'message'
  readonly chainId: bigint
  /** The sender's names for the network and its currency. */
  readonly chain: { readonly name: string; readonly shortName: string; readonly symbol: string }
  readonly safe: Address
  /** `VERSION()` of the account's contract, which decides the domain. */
  readonly version: string
  /** A text as it is, or typed data as JSON text (see `messageContentOf`). */
  readonly message: { readonly kind: 'text' | 'typedData'; readonly content: string }
  /** One signature per owner, in the inline layout. */
  readonly signatures: readonly Hex[]
  readonly proposer: Address | null
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** The app that the sender names as its origin; not signed. */
  readonly origin: { readonly name: string; readonly url: string } | null
  readonly account: AccountFacts | null
  readonly names: readonly { readonly address: Address; readonly name: string }[]
  readonly tokens: readonly TokenClaim[]
}

/**
 * The reply: signatures for a message that the other machine knows.
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
