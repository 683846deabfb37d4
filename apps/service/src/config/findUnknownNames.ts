/** Fields of a chain entry that the schema replaces by others. */
const SPENT = new Set(['preset', 'rpcUrl'])

/**
 * Names in a configuration that the schema does not know. Without this check a misspelled setting would be ignored silently.
 * @param given the parsed file
 * @param read the output of the schema
 * @returns their paths, for example `chains.0.featurs`
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
