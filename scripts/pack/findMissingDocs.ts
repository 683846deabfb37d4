import type { ReferenceEntry } from './readReference.ts'

/**
 * Finds the exports that the generated reference of a published package would list without a word; types are included. Interfaces of contracts are
 * generated and have none. The props of a component need none where the component has one: their fields are described.
 */
export function findMissingDocs(reference: readonly ReferenceEntry[]): ReferenceEntry[] {
  const described = new Set(reference.filter(({ text }) => text !== '').map(keyOf))
  return reference.filter(
    (entry) =>
      entry.text === '' &&
      !entry.file.includes('/generated/') &&
      !described.has(keyOf({ ...entry, name: entry.name.replace(/Props$/, '') })),
  )
}

const keyOf = ({ package: owner, name }: Pick<ReferenceEntry, 'package' | 'name'>): string => `${owner} ${name}`
