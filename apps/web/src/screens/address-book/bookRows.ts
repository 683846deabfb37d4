import type { AddressBookEntry } from '../../data/storage/addressBook.ts'
import { findLookalike } from '../../data/names/lookalikes.ts'

/** Entries by name, those that hold the words in name or address. */
export function bookRows(entries: readonly AddressBookEntry[], filter: string): AddressBookEntry[] {
  const wanted = filter.trim().toLowerCase()
  return entries
    .filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(wanted))
    .toSorted((first, second) => first.name.localeCompare(second.name) || first.address.localeCompare(second.address))
}

/** Pairs of entries whose addresses look alike and are not the same, each pair once. */
export function lookalikePairs(entries: readonly AddressBookEntry[]): [AddressBookEntry, AddressBookEntry][] {
  return entries.flatMap((entry, index) => {
    const other = findLookalike(entry.address, entries.slice(index + 1))
    return other ? [[entry, other] satisfies [AddressBookEntry, AddressBookEntry]] : []
  })
}
