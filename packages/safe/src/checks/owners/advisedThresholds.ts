import type { Address } from '@countersign/primitives'
import { ableToSign } from './ableToSign.ts'
import { countKeys } from './countKeys.ts'
import { nodeAt, ownersOf, type OwnerGraph } from './OwnerNode.ts'

/** Enough for 40 keys with a few shared ones. Beyond it the bounds are wider, so fewer thresholds are advised. */
const FEW_TRIALS = 2_000

/**
 * The advised thresholds of an account: one key may be lost, one stolen key is not enough, and at least half of the
 * owners that can sign must confirm. Of these, the two lowest, because each further signature needs another key that
 * may be lost.
 *
 * @param account the account after the change; its threshold in the graph does not matter
 * @param graph its owners and theirs
 * @returns null if no threshold satisfies all three, as with one or two owners
 * @example
 * advisedThresholds(safe, graph) // six keys: { least: 3, most: 4 }
 */
export function advisedThresholds(
  account: Address,
  graph: OwnerGraph,
): { readonly least: number; readonly most: number } | null {
  const root = account.toLowerCase()
  const node = nodeAt(graph, root)
  if (node.kind !== 'account') return null
  const owners = ownersOf(node)
  const able = ableToSign(graph, root, false)
  const live = owners.filter((owner) => able.has(owner)).length
  const isGood = (threshold: number): boolean => {
    const { mayLose, thiefNeeds } = countKeys(account, new Map([...graph, [root, { ...node, threshold }]]), FEW_TRIALS)
    return mayLose !== null && thiefNeeds !== null && mayLose.least >= 1 && thiefNeeds.least >= 2
  }
  const good: number[] = []
  for (let threshold = Math.max(2, Math.ceil(live / 2)); threshold <= live && good.length < 2; threshold++)
    if (isGood(threshold)) good.push(threshold)
  const [least, most] = [good[0], good.at(-1)]
  return least === undefined || most === undefined ? null : { least, most }
}
