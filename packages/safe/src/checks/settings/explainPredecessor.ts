import { type Address, isSameAddress, SENTINEL_ADDRESS } from '@countersign/primitives'

type Named = {
  /** Who leaves the list. */
  readonly member: Address
  /** The address that the call names as the one before; null where its parameter is no clean address. */
  readonly named: Address | null
  /** What the list holds, as the reason says it. */
  readonly list: 'modules' | 'owners'
}

/**
 * Why the contract refuses to take a member out of its linked list: the call must name the address before. Null when it does.
 *
 * @example
 * explainPredecessor(modules, { member, named: modules[0], list: 'modules' }) // null when modules[1] is the member
 */
export function explainPredecessor(addresses: readonly Address[], { member, named, list }: Named): string | null {
  const at = addresses.findIndex((one) => isSameAddress(one, member))
  const real = addresses[at - 1] ?? SENTINEL_ADDRESS
  if (at >= 0 && named !== null && isSameAddress(named, real)) return null
  return `it names ${wordsOf(named)} as the one before ${member}, but the list of ${list} has ${wordsOf(real)} there`
}

const wordsOf = (address: Address | null): string =>
  address === null ? 'no clean address' : isSameAddress(address, SENTINEL_ADDRESS) ? 'the start of the list' : address
