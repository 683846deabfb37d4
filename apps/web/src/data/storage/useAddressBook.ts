import { useStore } from '../store/useStore.ts'
import { addressBookStore, type AddressBookEntry } from './addressBook.ts'

/** Names stored in this browser. */
export const useAddressBook = (): AddressBookEntry[] => useStore(addressBookStore)
