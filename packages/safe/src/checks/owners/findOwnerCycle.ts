import { nodeAt, ownersOf, type OwnerGraph } from './OwnerNode.ts'

/**
 * The first path from the account back to an account on the path; null if no account owns itself, directly or through
 * others.
 *
 * @param start the account in lower case
 * @returns lower-case addresses, the first and the last equal
 * @example
 * findOwnerCycle(graph, safe.toLowerCase())
 */
export function findOwnerCycle(graph: OwnerGraph, start: string): string[] | null {
  const done = new Set<string>()
  const walk = (key: string, path: readonly string[]): string[] | null => {
    const at = path.indexOf(key)
    if (at >= 0) return [...path.slice(at), key]
    if (done.has(key)) return null
    for (const owner of ownersOf(nodeAt(graph, key))) {
      const found = walk(owner, [...path, key])
      if (found) return found
    }
    done.add(key)
    return null
  }
  return walk(start, [])
}
