import { findWellKnownContract } from '@countersign/chains'
import type { Address } from '@countersign/safe/light'
import { findAddressBookName, type AddressBookEntry } from '../storage/addressBook.ts'
import type { KnownName } from './KnownName.ts'

/** The name that nobody outside this page had a say in: the person's own, else that of a contract published at the address. */
export function bundledName(entries: readonly AddressBookEntry[], address: Address, chainId: string): KnownName | null {
  const own = findAddressBookName(entries, address, chainId)
  if (own !== null) return { name: own, source: 'you' }
  const published = findWellKnownContract(address, chainId)
  return published ? { name: published.name, source: 'published' } : null
}
