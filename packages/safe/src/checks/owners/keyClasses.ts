import { nodeAt, ownersOf, reachableFrom, type OwnerGraph } from './OwnerNode.ts'

/**
 * Keys that own exactly the same accounts. They are interchangeable.
 *
 * @example
 * const alike: KeyClass = { keys: [alice, bob], accounts: [safe] }
 */
export type KeyClass = { readonly keys: readonly string[]; readonly accounts: readonly string[] }

/**
 * All keys behind an account, grouped by the accounts that they own directly.
 *
 * @param root the account in lower case
 * @returns lower-case addresses; keys behind many accounts first
 */
export function keyClasses(graph: OwnerGraph, root: string): KeyClass[] {
  const accountsOf = new Map<string, string[]>()
  for (const account of reachableFrom(graph, root))
    for (const owner of ownersOf(nodeAt(graph, account)))
      if (nodeAt(graph, owner).kind === 'key') accountsOf.set(owner, [...(accountsOf.get(owner) ?? []), account])
  const classes = new Map<string, { keys: string[]; accounts: readonly string[] }>()
  for (const [key, accounts] of accountsOf) {
    const name = accounts.toSorted().join()
    const same = classes.get(name)
    if (same) same.keys.push(key)
    else classes.set(name, { keys: [key], accounts })
  }
  return [...classes.values()].toSorted((a, b) => b.accounts.length - a.accounts.length)
}
