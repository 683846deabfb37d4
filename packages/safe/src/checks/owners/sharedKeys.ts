import type { Address } from '@countersign/primitives'
import { nodeAt, ownersOf, reachableFrom, type OwnerGraph } from './OwnerNode.ts'

/**
 * A key behind several owners of one account.
 *
 * @example
 * const shared: SharedKey = { account: safe, key: alice, owners: [alice, child] }
 */
export type SharedKey = {
  readonly account: Address
  readonly key: Address
  /** The owners of the account for which this key can sign, alone or with others. */
  readonly owners: readonly Address[]
}

/**
 * Every key behind more than one owner of the account, or of an account behind it.
 *
 * @param account the account after the change
 * @param graph its owners and theirs
 * @returns addresses as the graph spells them, the account's own first
 * @example
 * sharedKeys(safe, graph).map(({ key }) => key)
 */
export function sharedKeys(account: Address, graph: OwnerGraph): SharedKey[] {
  const spelled = spellings(account, graph)
  const spell = (key: string): Address => spelled.get(key) ?? account
  return reachableFrom(graph, account.toLowerCase()).flatMap((at) => {
    const behind = new Map<string, string[]>()
    for (const owner of ownersOf(nodeAt(graph, at)))
      for (const key of reachableFrom(graph, owner, at))
        if (nodeAt(graph, key).kind === 'key') behind.set(key, [...(behind.get(key) ?? []), owner])
    return [...behind].flatMap(([key, owners]) =>
      owners.length > 1 ? [{ account: spell(at), key: spell(key), owners: owners.map(spell) }] : [],
    )
  })
}

/** Addresses in their original spelling, by lower-case address. */
export function spellings(account: Address, graph: OwnerGraph): ReadonlyMap<string, Address> {
  const spelled = new Map<string, Address>([[account.toLowerCase(), account]])
  for (const node of graph.values())
    if (node.kind === 'account') for (const owner of node.owners) spelled.set(owner.toLowerCase(), owner)
  return spelled
}
