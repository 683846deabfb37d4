import type { Address, Hex } from '@countersign/primitives'

/**
 * A request to the holder of `owner` to prove control, before the key becomes an owner of `safe`. It does not contain
 * the text to sign: the reader builds it with `ownerChallenge` from these three values. Names are claims.
 *
 * @example
 * if (item.kind === 'owner-proof-request') show(ownerChallenge({ owner: item.owner, account: item.safe, chainId: item.chainId }))
 */
export type OwnerProofRequest = {
  readonly kind: 'owner-proof-request'
  readonly chainId: bigint
  /** The sender's names for the network and its currency. */
  readonly chain: { readonly name: string; readonly shortName: string; readonly symbol: string }
  /** The account that it is to own. */
  readonly safe: Address
  readonly owner: Address
  /** The sender's name for the account; empty if it has none. */
  readonly accountName: string
  /** The name of the requester, as a claim; may be empty. */
  readonly askedBy: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/**
 * The answer: a signature of `ownerChallenge` by `owner`, of a key (`personal_sign`) or of a contract (EIP-1271). The
 * reader verifies it.
 *
 * @example
 * const answer: OwnerProofAnswer = { kind: 'owner-proof', chainId: 1n, safe, owner, signature }
 */
export type OwnerProofAnswer = {
  readonly kind: 'owner-proof'
  readonly chainId: bigint
  readonly safe: Address
  readonly owner: Address
  readonly signature: Hex
}
