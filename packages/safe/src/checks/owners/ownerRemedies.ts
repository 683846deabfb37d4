import type { Address } from '@countersign/primitives'
import type { Remedy } from '../Check.ts'
import { advisedThresholds } from './advisedThresholds.ts'
import { nodeAt, ownersOf, type OwnerGraph } from './OwnerNode.ts'

/**
 * Remedies for an account that one lost or one stolen key would end: an advised threshold, preferably the current
 * one; and an additional owner if all must sign, or if no threshold is safe for so few owners.
 *
 * @param account the account after the change
 * @param graph its owners and theirs
 * @param today the account's current threshold; undefined if it is not known
 */
export function ownerRemedies(account: Address, graph: OwnerGraph, today?: number): Remedy[] {
  const node = nodeAt(graph, account.toLowerCase())
  if (node.kind !== 'account') return []
  const count = ownersOf(node).length
  const advised = advisedThresholds(account, graph)
  const better = advised === null ? null : betterThreshold(advised, node.threshold, today)
  const isEverybody = node.threshold === count
  return [
    ...(better === null ? [] : [{ kind: 'threshold' as const, account, threshold: better }]),
    ...(isEverybody || advised === null ? [{ kind: 'add-owner' as const, account, place: count + 1 }] : []),
  ]
}

function betterThreshold(
  { least, most }: { readonly least: number; readonly most: number },
  chosen: number,
  today: number | undefined,
): number | null {
  if (chosen >= least && chosen <= most) return null
  if (today !== undefined && today >= least && today <= most) return today
  return chosen < least ? least : most
}
