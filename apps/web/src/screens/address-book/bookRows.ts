import type { AddressBookEntry } from '../../data/storage/addressBook.ts'
import { findLookalike } from '../../data/names/lookalikes.ts'
import { isInGroup } from './contactGroups.ts'

/**
 * The entries whose name, address or group contains the words, ordered by name.
 * @param group only the entries of this group; empty for all
 */
export function bookRows(entries: readonly AddressBookEntry[], filter: string, group = ''): AddressBookEntry[] {
  const wanted = filter.trim().toLowerCase()
  return entries
    .filter((entry) => group === '' || isInGroup(entry, group))
    .filter(({ name, address, groups = [] }) => [name, address, ...groups].join(' ').toLowerCase().includes(wanted))
    .toSorted((first, second) => first.name.localeCompare(second.name) || first.address.localeCompare(second.address))
}

/** Pairs of entries with similar but different addresses, each pair once. Only entries with the same ends are compared. */
export function lookalikePairs(entries: readonly AddressBookEntry[]): [AddressBookEntry, AddressBookEntry][] {
  const alike = new Map<string, AddressBookEntry[]>()
  for (const entry of entries) {
    const ends = `${entry.address.slice(0, 6)} ${entry.address.slice(-4)}`.toLowerCase()
    alike.set(ends, [...(alike.get(ends) ?? []), entry])
  }
  return [...alike.values()].flatMap((group) =>
    group.flatMap((entry, index) => {
      const other = findLookalike(entry.address, group.slice(index + 1))
      return other ? [[entry, other] satisfies [AddressBookEntry, AddressBookEntry]] : []
    }),
  )
}
