/** What an entry of a chain may say instead of what it becomes. */
const SPENT = new Set(['preset', 'rpcUrl'])

/**
 * Names in a configuration that mean nothing: what was read does not have them. A setting that is misspelled would otherwise be
 * left out in silence.
 *
 * @param given the file as it was written
 * @param read what the schema made of it
 * @returns where they stand, as `chains.0.featurs`
 */
export function findUnknownNames(given: unknown, read: unknown, at: readonly string[] = []): string[] {
  if (Array.isArray(given) && Array.isArray(read))
    return given.flatMap((each: unknown, place) => findUnknownNames(each, read[place], [...at, String(place)]))
  if (!isObject(given) || !isObject(read)) return []
  return Object.entries(given).flatMap(([name, value]) => {
    const path = [...at, name]
    if (name in read) return findUnknownNames(value, read[name], path)
    const isSpent = at.length === 2 && at[0] === 'chains' && SPENT.has(name)
    return isSpent || name === '$schema' ? [] : [path.join('.')]
  })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
