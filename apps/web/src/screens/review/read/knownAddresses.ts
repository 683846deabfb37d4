import type { KnownAddress } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import { addressBookStore } from '../../../data/storage/addressBook.ts'

/** What a recipient is compared with: this account, its owners, and the names kept in this browser. Never names a server tells. */
export const knownAddresses = (chainId: string, safe: Address, owners: readonly Address[]): KnownAddress[] => [
  { address: safe, name: 'this account', source: 'self' },
  ...owners.map((address): KnownAddress => ({ address, name: 'an owner', source: 'owner' })),
  ...addressBookStore
    .get()
    .filter((entry) => entry.chainId === null || entry.chainId === chainId)
    .map(({ address, name }): KnownAddress => ({ address, name, source: 'book' })),
]
