import type { Address } from '@countersign/primitives'
import type { Remedy } from '../Check.ts'
import { advisedThresholds } from './advisedThresholds.ts'
import { nodeAt, ownersOf, type OwnerGraph } from './OwnerNode.ts'

/**
 * What makes an account safer that one lost or one stolen key would end: an advised threshold, the one of today before any other; and an
 * owner more where all must sign, or where no threshold is good for so few.
 *
 * @param account as it will be
 * @param graph its owners and theirs
 * @param today the threshold that the account has now; undefined where it is not known
 * @example
 * ownerRemedies(safe, graph, 2) // 3 of 3: the threshold 2, or a fourth owner
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
