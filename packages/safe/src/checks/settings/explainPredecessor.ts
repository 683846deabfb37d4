import { type Address, isSameAddress, SENTINEL_ADDRESS } from '@countersign/primitives'
import { listMessages as messages } from './listMessages.ts'

type Named = {
  /** The member that is removed. */
  readonly member: Address
  /** The address that the call names as the previous one; null if its parameter is not a clean address. */
  readonly named: Address | null
  /** The kind of list, for the reason. */
  readonly list: 'modules' | 'owners'
}

/**
 * Explains why the contract refuses to remove a member from its linked list: the call must name the previous address.
 * Null if it does.
 *
 * @example
 * explainPredecessor(modules, { member, named: modules[0], list: 'modules' }) // null when modules[1] is the member
 */
export function explainPredecessor(addresses: readonly Address[], { member, named, list }: Named): string | null {
  const at = addresses.findIndex((one) => isSameAddress(one, member))
  const real = addresses[at - 1] ?? SENTINEL_ADDRESS
  if (at >= 0 && named !== null && isSameAddress(named, real)) return null
  const found = { named: wordsOf(named), member, real: wordsOf(real) }
  return list === 'modules' ? messages.moduleBefore(found) : messages.ownerBefore(found)
}

const wordsOf = (address: Address | null): string =>
  address === null ? messages.dirty : isSameAddress(address, SENTINEL_ADDRESS) ? messages.start : address
