import type { Address } from '../../address/Address.ts'
import type { Check } from '../Check.ts'

const id = 'owner-graph'

/**
 * What an owner is: a key, another account with owners of its own, or something nobody could read.
 *
 * @example
 * const node: OwnerNode = { kind: 'account', owners: ['0x…'], threshold: 1 }
 */
export type OwnerNode =
  | { readonly kind: 'key' }
  | { readonly kind: 'account'; readonly owners: readonly Address[]; readonly threshold: number }
  | { readonly kind: 'unknown'; readonly reason: string }

/**
 * S21. Whether an account can still act: an owner that can sign only with this account's signature counts for nothing. Owners whose
 * nature could not be read are taken for able once and for unable once.
 *
 * @param root the account, as it will be
 * @param graph every owner that is an account, by lower-case address; what is missing is unknown
 * @example
 * checkOwnerGraph(safe, new Map([[safe.toLowerCase(), { kind: 'account', owners, threshold: 2 }], …]))
 */
export function checkOwnerGraph(root: Address, graph: ReadonlyMap<string, OwnerNode>): Check[] {
  const start = root.toLowerCase()
  const nodeOf = (key: string): OwnerNode => graph.get(key) ?? { kind: 'unknown', reason: 'it was not asked' }
  const account = nodeOf(start)
  if (account.kind === 'unknown')
    return [
      { id, verdict: 'unchecked', title: 'Who can sign', reason: `The owners could not be read: ${account.reason}.` },
    ]
  if (account.kind === 'key' || account.owners.every((owner) => nodeOf(owner.toLowerCase()).kind === 'key')) return []
  const reached = reachable(start, nodeOf)
  const sure = ableToSign(reached, nodeOf, false)
  const perhaps = ableToSign(reached, nodeOf, true)
  const cycle = findCycle(start, nodeOf)
  const counted = (able: ReadonlySet<string>) => account.owners.filter((owner) => able.has(owner.toLowerCase())).length
  if (!perhaps.has(start))
    return [
      {
        id,
        verdict: 'danger',
        title: 'Nobody could sign any more',
        reason: `${account.threshold} of ${account.owners.length} owners must sign, but only ${counted(perhaps)} can without this account’s own signature${cycle ? ` (${words(cycle)})` : ''}. The funds would be locked. Do not sign.`,
      },
    ]
  if (!sure.has(start))
    return [
      {
        id,
        verdict: 'unchecked',
        title: 'Who can sign',
        reason: `${account.threshold} owners must sign, ${counted(sure)} surely can; of others it could not be read: ${unknowns(reached, nodeOf)}.`,
      },
    ]
  if (cycle)
    return [
      {
        id,
        verdict: 'caution',
        title: 'Owners that own each other',
        reason: `${words(cycle)}. The account can still act: ${counted(sure)} of ${account.owners.length} owners can sign, ${account.threshold} must.`,
      },
    ]
  return [
    {
      id,
      verdict: 'verified',
      title: 'Owners that are accounts can sign',
      reason: `${counted(sure)} of ${account.owners.length} owners can sign, ${account.threshold} must; none depends on this account.`,
    },
  ]
}

type NodeOf = (key: string) => OwnerNode

function reachable(start: string, nodeOf: NodeOf): string[] {
  const found = new Set([start])
  // A set may grow while it is walked.
  for (const key of found) {
    const node = nodeOf(key)
    if (node.kind === 'account') for (const owner of node.owners) found.add(owner.toLowerCase())
  }
  return [...found]
}

/** The least set of those who can sign: keys, then accounts with enough owners in the set, until nothing is added. */
function ableToSign(keys: readonly string[], nodeOf: NodeOf, isUnknownAble: boolean): ReadonlySet<string> {
  const able = new Set<string>()
  for (let size = -1; size !== able.size;) {
    size = able.size
    for (const key of keys) if (isAble(nodeOf(key), able, isUnknownAble)) able.add(key)
  }
  return able
}

function isAble(node: OwnerNode, able: ReadonlySet<string>, isUnknownAble: boolean): boolean {
  if (node.kind !== 'account') return node.kind === 'key' || isUnknownAble
  const count = new Set(node.owners.map((owner) => owner.toLowerCase()).filter((owner) => able.has(owner))).size
  return node.threshold > 0 && count >= node.threshold
}

/** The first way from the account back to one on the way. */
function findCycle(start: string, nodeOf: NodeOf): string[] | null {
  const done = new Set<string>()
  const walk = (key: string, way: readonly string[]): string[] | null => {
    const at = way.indexOf(key)
    if (at >= 0) return [...way.slice(at), key]
    if (done.has(key)) return null
    const node = nodeOf(key)
    if (node.kind === 'account')
      for (const owner of node.owners) {
        const found = walk(owner.toLowerCase(), [...way, key])
        if (found) return found
      }
    done.add(key)
    return null
  }
  return walk(start, [])
}

const words = (cycle: readonly string[]): string => cycle.join(' is owned by ')

const unknowns = (keys: readonly string[], nodeOf: NodeOf): string =>
  keys
    .flatMap((key) => {
      const node = nodeOf(key)
      return node.kind === 'unknown' ? [`${key} (${node.reason})`] : []
    })
    .join(', ')
