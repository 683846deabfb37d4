import type { AddressBookEntry } from '../../data/storage/addressBook.ts'
import { findLookalike } from '../../data/names/lookalikes.ts'

/** The entries whose name or address contains the words, ordered by name. */
export function bookRows(entries: readonly AddressBookEntry[], filter: string): AddressBookEntry[] {
  const wanted = filter.trim().toLowerCase()
  return entries
    .filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(wanted))
    .toSorted((first, second) => first.name.localeCompare(second.name) || first.address.localeCompare(second.address))
}

/** Pairs of entries with similar but different addresses, each pair once. */
export function lookalikePairs(entries: readonly AddressBookEntry[]): [AddressBookEntry, AddressBookEntry][] {
  return entries.flatMap((entry, index) => {
    const other = findLookalike(entry.address, entries.slice(index + 1))
    return other ? [[entry, other] satisfies [AddressBookEntry, AddressBookEntry]] : []
  })
}
