import { type Address, isSameAddress } from '@countersign/primitives'
import { addressBookStore, saveAddressBookEntry } from './addressBook.ts'

/** Stores a name in the address book: replaces the entry for this address, or adds one for this chain. */
export function renameAddress(address: Address, chainId: string, name: string): void {
  const entries = addressBookStore.get().filter((entry) => isSameAddress(entry.address, address))
  const entry = entries.find((one) => one.chainId === chainId) ?? entries.find((one) => one.chainId === null)
  saveAddressBookEntry({ address, name, chainId: entry === undefined ? chainId : entry.chainId })
}
