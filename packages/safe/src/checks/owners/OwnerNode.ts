import type { Address } from '@countersign/primitives'
import { ownerCheckMessages as messages } from './ownerCheckMessages.ts'

/**
 * The kind of an owner. `key`: a plain key; `delegate` is the contract whose code it runs (EIP-7702), if any.
 * `account`: an account with owners of its own. `contract`: a contract that is known to never sign, or to accept any
 * signature. `unknown`: it could not be read.
 *
 * @example
 * const node: OwnerNode = { kind: 'account', owners: ['0x…'], threshold: 1 }
 */
export type OwnerNode =
  | { readonly kind: 'key'; readonly delegate?: Address }
  | { readonly kind: 'account'; readonly owners: readonly Address[]; readonly threshold: number }
  | { readonly kind: 'contract'; readonly signer: 'never' | 'any-signature'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string }

/**
 * An account's owners and their owners, by lower-case address. A missing entry counts as unknown.
 *
 * @example
 * const graph: OwnerGraph = new Map([[safe.toLowerCase(), { kind: 'account', owners, threshold: 2 }]])
 */
export type OwnerGraph = ReadonlyMap<string, OwnerNode>

/**
 * The node at an address.
 *
 * @param key the address in lower case
 * @example
 * nodeAt(graph, safe.toLowerCase()).kind // 'account'
 */
export const nodeAt = (graph: OwnerGraph, key: string): OwnerNode =>
  graph.get(key) ?? { kind: 'unknown', reason: messages.notRead }

/** The owners of a node in lower case, each once; empty if it is not an account. */
export const ownersOf = (node: OwnerNode): string[] =>
  node.kind === 'account' ? [...new Set(node.owners.map((owner) => owner.toLowerCase()))] : []

/**
 * A node and everything it depends on, in order of distance.
 *
 * @param start the address in lower case
 * @param without an address in lower case that is not traversed
 */
export function reachableFrom(graph: OwnerGraph, start: string, without?: string): string[] {
  const found = new Set([start])
  // A Set may grow while it is iterated.
  for (const key of found) for (const owner of ownersOf(nodeAt(graph, key))) if (owner !== without) found.add(owner)
  return [...found]
}
