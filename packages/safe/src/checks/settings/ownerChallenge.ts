import type { Address } from '@countersign/primitives'

/**
 * The text that the holder of a new owner signs to prove control (`personal_sign`, or a message of the account that
 * is to be the owner). It names the account, so that it proves nothing for another account.
 *
 * @example
 * ownerChallenge({ owner, account, chainId: 1n })
 */
export const ownerChallenge = (about: {
  readonly owner: Address
  readonly account: Address
  readonly chainId: bigint
}): string =>
  `I control ${about.owner} and agree to be an owner of the account ${about.account} on chain ${about.chainId}.` // no message: text that is signed
