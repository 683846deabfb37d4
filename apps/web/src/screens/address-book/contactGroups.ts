import { MOST_GROUP_CHARACTERS, MOST_GROUPS, type AddressBookEntry } from '../../data/storage/addressBook.ts'
import { contactMessages as messages } from './contactMessages.ts'

/** The group names of a text, separated by commas or semicolons, each once. */
export function parseGroups(text: string): string[] {
  const names = text.split(/[,;]/).map((name) => name.trim().replace(/\s+/g, ' '))
  return names.filter(
    (name, index) => name !== '' && names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index,
  )
}

/** Why the groups of a contact cannot be saved; null if they can. */
export function groupProblem(groups: readonly string[]): string | null {
  if (groups.length > MOST_GROUPS) return messages.manyGroups({ count: groups.length, limit: MOST_GROUPS })
  const long = groups.find((name) => name.length > MOST_GROUP_CHARACTERS)
  return long === undefined ? null : messages.longGroup({ length: long.length, limit: MOST_GROUP_CHARACTERS })
}

/** Every group of the book with its number of contacts, by name. Names that differ only in letter case are one group. */
export function bookGroups(
  entries: readonly AddressBookEntry[],
): readonly { readonly name: string; readonly count: number }[] {
  const groups = new Map<string, { name: string; count: number }>()
  for (const name of entries.flatMap((entry) => entry.groups ?? [])) {
    const known = groups.get(name.toLowerCase())
    groups.set(name.toLowerCase(), { name: known?.name ?? name, count: (known?.count ?? 0) + 1 })
  }
  return [...groups.values()].toSorted((first, second) => first.name.localeCompare(second.name))
}

export const isInGroup = ({ groups = [] }: AddressBookEntry, wanted: string): boolean =>
  groups.some((name) => name.toLowerCase() === wanted.toLowerCase())
