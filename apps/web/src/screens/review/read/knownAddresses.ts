import type { KnownAddress } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import { ownElsewhere } from '../../../data/names/ownElsewhere.ts'
import { addressBookStore } from '../../../data/storage/addressBook.ts'

/**
 * The addresses with which a recipient is compared: this account, its owners, and names stored in this browser. Names
 * from a service are left out, because a service could add a look-alike.
 */
export const knownAddresses = (chainId: string, safe: Address, owners: readonly Address[]): KnownAddress[] => [
  { address: safe, name: 'this account', source: 'self' },
  ...owners.map((address): KnownAddress => ({ address, name: 'an owner', source: 'owner' })),
  ...addressBookStore
    .get()
    .filter((entry) => entry.chainId === null || entry.chainId === chainId)
    .map((entry): KnownAddress => ({
      address: entry.address,
      name: entry.name,
      source: 'book',
      isHere: entry.chainId !== null,
    })),
  ...ownElsewhere(chainId),
]
