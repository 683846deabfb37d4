import { findWellKnownContract } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import { findAddressBookName, type AddressBookEntry } from '../storage/addressBook.ts'
import type { KnownName } from './KnownName.ts'

/** A name that does not depend on the network: the user's own, otherwise that of a contract published at the address. */
export function bundledName(entries: readonly AddressBookEntry[], address: Address, chainId: string): KnownName | null {
  const own = findAddressBookName(entries, address, chainId)
  if (own !== null) return { name: own, source: 'you' }
  const published = findWellKnownContract(address, chainId)
  return published ? { name: published.name, source: 'published' } : null
}
