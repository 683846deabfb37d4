import type { PaletteGroup, PaletteItem } from './PaletteItem.ts'

const MOST_PER_GROUP = 6
const MOST_OF_LONG = 100

/**
 * The groups with the items that contain every typed word in title, detail or address; empty groups are removed.
 * @param long title of the group of which most are shown: the one that the person chooses from
 */
export function matchItems(groups: readonly PaletteGroup[], query: string, long: string | null = null): PaletteGroup[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .map(({ title, items }) => {
      const found = items.filter((item) => holds(item, words))
      return { title, items: found.slice(0, title === long ? MOST_OF_LONG : MOST_PER_GROUP), total: found.length }
    })
    .filter(({ items }) => items.length > 0)
}

function holds(
  { title, detail = '', note = '', address, isOnRequest = false }: PaletteItem,
  words: readonly string[],
): boolean {
  if (words.length === 0) return !isOnRequest
  const text = `${title} ${detail} ${note} ${address ?? ''}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** A title split at the first match of the first word: before, match, after. */
export function markMatch(title: string, query: string): [string, string, string] {
  const word = query.trim().split(/\s+/)[0] ?? ''
  const at = word === '' ? -1 : title.toLowerCase().indexOf(word.toLowerCase())
  return at < 0
    ? [title, '', '']
    : [title.slice(0, at), title.slice(at, at + word.length), title.slice(at + word.length)]
}
