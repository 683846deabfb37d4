import type { Address } from '@countersign/primitives'

/**
 * The text a new owner signs to show that somebody controls it (`personal_sign`, or a message of the account that is to be the owner).
 * It names the account, so that it proves nothing for another one.
 *
 * @example
 * ownerChallenge({ owner, account, chainId: 1n })
 */
export const ownerChallenge = (about: {
  readonly owner: Address
  readonly account: Address
  readonly chainId: bigint
}): string =>
  `I control ${about.owner} and agree to be an owner of the account ${about.account} on chain ${about.chainId}.`
