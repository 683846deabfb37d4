import { nodeAt, ownersOf, reachableFrom, type OwnerGraph, type OwnerNode } from './OwnerNode.ts'

/**
 * The owners that can sign: the least set that contains every key, and every account with enough owners in the set.
 * An owner that needs the signature of the account itself is never added.
 *
 * @param start the account in lower case
 * @param isUnknownAble the assumption for owners that could not be read
 * @example
 * ableToSign(graph, safe.toLowerCase(), false).has(safe.toLowerCase()) // the account can act
 */
export function ableToSign(graph: OwnerGraph, start: string, isUnknownAble: boolean): ReadonlySet<string> {
  const keys = reachableFrom(graph, start)
  const able = new Set<string>()
  for (let size = -1; size !== able.size;) {
    size = able.size
    for (const key of keys) if (isAble(nodeAt(graph, key), able, isUnknownAble)) able.add(key)
  }
  return able
}

function isAble(node: OwnerNode, able: ReadonlySet<string>, isUnknownAble: boolean): boolean {
  switch (node.kind) {
    case 'key':
      return true
    case 'contract':
      return node.signer === 'any-signature'
    case 'unknown':
      return isUnknownAble
    case 'account':
      return node.threshold > 0 && ownersOf(node).filter((owner) => able.has(owner)).length >= node.threshold
  }
}
