import { type Address, isSameAddress } from '@countersign/primitives'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import {
  addressBookStore,
  deleteAddressBookEntries,
  MOST_GROUPS,
  saveAddressBookEntry,
} from '../../data/storage/addressBook.ts'
import { saveAccount } from '../../data/storage/pinnedAccounts.ts'

/**
 * One name for an address in the book of this browser, for all its networks. The accounts are stored too: a payment to the address on a
 * network without the account is a danger, although the name is in the book.
 * @param keys the networks on which it is deployed
 */
export function renameAccount(safe: Address, keys: readonly AccountKey[], name: string): void {
  const known = addressBookStore.get().filter(({ address }) => isSameAddress(address, safe))
  const groups = [...new Set(known.flatMap((entry) => entry.groups ?? []))].slice(0, MOST_GROUPS)
  const [only, ...others] = new Set([...known, ...keys].map(({ chainId }) => chainId))
  deleteAddressBookEntries(known)
  saveAddressBookEntry({ address: safe, name, chainId: others.length === 0 ? (only ?? null) : null, groups })
  for (const key of keys) saveAccount(key, { pinned: false })
}
