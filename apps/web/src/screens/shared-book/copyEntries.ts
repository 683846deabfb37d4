import {
  type AddressBookEntry,
  addressBookStore,
  placeOfEntry,
  saveAddressBookEntries,
} from '../../data/storage/addressBook.ts'

/**
 * Copies entries into the book of this browser.
 * @returns what takes them out again and puts the replaced ones back; entries that were added or renamed meanwhile stay
 */
export function copyEntries(copied: readonly AddressBookEntry[]): () => void {
  const names = new Map(copied.map((entry) => [placeOfEntry(entry), entry.name]))
  const replaced = addressBookStore.read().filter((entry) => names.has(placeOfEntry(entry)))
  saveAddressBookEntries(copied)
  return () =>
    addressBookStore.update((now) => {
      const kept = now.filter((entry) => names.get(placeOfEntry(entry)) !== entry.name)
      const places = new Set(kept.map(placeOfEntry))
      return [...kept, ...replaced.filter((entry) => !places.has(placeOfEntry(entry)))]
    })
}
