import { type Address, isSameAddress, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import { settingsProblemMessages as messages } from '../settingsProblemMessages.ts'

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
  if (owner === ZERO_ADDRESS) return messages.noKey(owner)
  if (isSameAddress(owner, SENTINEL_ADDRESS)) return messages.endOfOwners(owner)
  if (account !== undefined && isSameAddress(owner, account)) return messages.ownsItself(owner)
  return others.some((other) => isSameAddress(other, owner)) ? messages.listedTwice(owner) : null
}
