import { type Address, isSameAddress } from '@countersign/primitives'
import { addressBookStore, saveAddressBookEntry } from '../../../data/storage/addressBook.ts'

/** Writes a name into the address book: over the entry that names the address here, else as one for this network. */
export function renameOwner(address: Address, chainId: string, name: string): void {
  const entries = addressBookStore.get().filter((entry) => isSameAddress(entry.address, address))
  const entry = entries.find((one) => one.chainId === chainId) ?? entries.find((one) => one.chainId === null)
  saveAddressBookEntry({ address, name, chainId: entry === undefined ? chainId : entry.chainId })
}
