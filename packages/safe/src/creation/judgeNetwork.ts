import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import type { CreationCode, CreationRole } from './creationCode.ts'
import { creationNetworkMessages as messages } from './creationNetworkMessages.ts'

/**
 * Whether a network can have an account at the address that was computed for it.
 *
 * @example
 * const answer: NetworkAnswer = { isPossible: true }
 */
export type NetworkAnswer =
  | { readonly isPossible: true }
  | {
      readonly isPossible: false
      readonly role: CreationRole
      readonly cause: 'missing' | 'foreign' | 'unpublished' | 'other-address'
      readonly reason: string
    }

/**
 * Compares the code of a network with what a creation needs (`creationCode`). Another factory code gives another
 * address; a missing singleton gives an account that can do nothing.
 *
 * @param codeHash hash of the code at an address, null if there is none
 * @example
 * judgeNetwork(creationCode(creation), () => null).isPossible // false
 */
export function judgeNetwork(
  needed: readonly CreationCode[],
  codeHash: (address: Address) => Hex | null,
): NetworkAnswer {
  for (const { role, address, published } of needed) {
    const found = codeHash(address)
    if (published.length === 0)
      return { isPossible: false, role, cause: 'unpublished', reason: messages.unpublished({ role, address }) }
    if (found === null)
      return { isPossible: false, role, cause: 'missing', reason: messages.missing({ role, address }) }
    if (!published.includes(found))
      return { isPossible: false, role, cause: 'foreign', reason: messages.foreign({ role, address, found }) }
  }
  return { isPossible: true }
}

/**
 * Whether the factory itself gives the computed address.
 *
 * @param computed by `predictAccount`
 * @param answered by `createProxyWithNonce`, called without sending
 * @example
 * judgeAddress(safe, safe).isPossible // true
 */
export const judgeAddress = (computed: Address, answered: Address): NetworkAnswer =>
  isSameAddress(computed, answered)
    ? { isPossible: true }
    : {
        isPossible: false,
        role: 'factory',
        cause: 'other-address',
        reason: messages.otherAddress({ computed, answered }),
      }
