import type { Address, Hex } from '@countersign/primitives'

/**
 * Asks whoever controls `owner` to show it, before the key becomes an owner of `safe`. The text to sign is not in it: it is
 * `ownerChallenge` of these three values, written anew by whoever reads the request. Names are claims.
 *
 * @example
 * if (item.kind === 'owner-proof-request') show(ownerChallenge({ owner: item.owner, account: item.safe, chainId: item.chainId }))
 */
export type OwnerProofRequest = {
  readonly kind: 'owner-proof-request'
  readonly chainId: bigint
  /** What the sender calls the network and its coin. */
  readonly chain: { readonly name: string; readonly shortName: string; readonly symbol: string }
  /** The account it shall own. */
  readonly safe: Address
  readonly owner: Address
  /** What the sender calls the account; empty where it has no name. */
  readonly accountName: string
  /** Who says to be asking; empty where nobody is named. */
  readonly askedBy: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/**
 * The answer: a signature of `ownerChallenge` by `owner`, of a key (`personal_sign`) or of a contract (EIP-1271). Whoever reads it
 * verifies it.
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
