import { type Address, isSameAddress, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'

/**
 * Explains in one sentence why an address cannot be an owner; `null` if the contract accepts it.
 *
 * @param owner the address
 * @param context `account`: the account it would own, where its address is known; `others`: its other owners
 * @returns a sentence that names the address
 * @see OwnerManager of the Safe contracts, errors GS203 and GS204
 * @example
 * explainOwnerProblem(ZERO_ADDRESS, { others: [] }) // '0x0000… cannot be an owner: it has no key.'
 */
export function explainOwnerProblem(
  owner: Address,
  { account, others }: { readonly account?: Address; readonly others: readonly Address[] },
): string | null {
  if (owner === ZERO_ADDRESS) return `${owner} cannot be an owner: it has no key.`
  if (isSameAddress(owner, SENTINEL_ADDRESS))
    return `${owner} cannot be an owner: the contract uses this address for the end of its list of owners.`
  if (account !== undefined && isSameAddress(owner, account))
    return `${owner} is this account itself, and an account cannot own itself.`
  return others.some((other) => isSameAddress(other, owner))
    ? `${owner} is listed twice. Every owner counts once.`
    : null
}
