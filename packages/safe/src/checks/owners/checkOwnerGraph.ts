import type { Address } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import { ableToSign } from './ableToSign.ts'
import { checkKeys } from './checkKeys.ts'
import { findOwnerCycle } from './findOwnerCycle.ts'
import { nodeAt, ownersOf, reachableFrom, type OwnerGraph } from './OwnerNode.ts'
import type { OwnerWords } from './OwnerWords.ts'
import { spellings } from './sharedKeys.ts'
import { ownerCheckMessages as messages } from './ownerCheckMessages.ts'

const id = 'owner-graph'

/**
 * S21. Whether an account can still act with its new owners and threshold. An owner that needs this account's own
 * signature does not count, nor does a contract that never signs. Owners that could not be read are assumed able once
 * and unable once. If the account can act: the effect of one lost key and one stolen key.
 *
 * @param root the account after the change
 * @param graph every owner that is an account, by lower-case address; a missing entry is unknown
 * @example
 * const graph = new Map([[safe.toLowerCase(), { kind: 'account', owners, threshold: 2 } as const]])
 * checkOwnerGraph(safe, graph)[0]?.verdict // 'unchecked'
 */
export function checkOwnerGraph(root: Address, graph: OwnerGraph, words: OwnerWords = {}): Check[] {
  const start = root.toLowerCase()
  const account = nodeAt(graph, start)
  const at = { id, ...(words.field === undefined ? {} : { field: words.field }) } as const
  if (account.kind === 'unknown')
    return [
      {
        ...at,
        verdict: 'unchecked',
        title: messages.ableOwners,
        reason: messages.unread(account.reason),
      },
    ]
  if (account.kind !== 'account') return []
  const sure = ableToSign(graph, start, false)
  const perhaps = ableToSign(graph, start, true)
  const owners = ownersOf(account)
  const counted = (able: ReadonlySet<string>) => owners.filter((owner) => able.has(owner)).length
  if (!perhaps.has(start))
    return [
      {
        ...at,
        verdict: 'danger',
        title: messages.neverAgain,
        reason: messages.tooFewCan({
          threshold: account.threshold,
          owners: owners.length,
          able: counted(perhaps),
          why: whyUnable(root, graph, perhaps),
          locked: words.locked ?? messages.theFunds,
        }),
      },
    ]
  const cycle = findOwnerCycle(graph, start)
  const found: Check[] = []
  if (!sure.has(start))
    found.push({
      ...at,
      verdict: 'unchecked',
      title: messages.ableOwners,
      reason: messages.someUnread({ threshold: account.threshold, able: counted(sure), owners: unknowns(root, graph) }),
    })
  if (cycle)
    found.push({
      ...at,
      verdict: 'caution',
      title: messages.eachOther,
      reason: messages.stillActs({
        cycle: chainOf(spell(root, graph, cycle)),
        able: counted(sure),
        owners: owners.length,
        threshold: account.threshold,
      }),
    })
  if (counted(perhaps) < owners.length && !cycle)
    found.push({
      ...at,
      verdict: 'caution',
      title: messages.neverSigns,
      reason: messages.chooseOther({
        able: counted(perhaps),
        owners: owners.length,
        threshold: account.threshold,
        why: whyUnable(root, graph, perhaps),
      }),
    })
  found.push(...checkKeys(root, graph, words))
  if (sure.has(start) && found.length === 0)
    found.push({
      ...at,
      verdict: 'verified',
      title: messages.canSign,
      reason: messages.enough({ able: counted(sure), owners: owners.length, threshold: account.threshold }),
    })
  return found
}

/** Explains for each owner that cannot sign why, as the end of a sentence; accounts behind them included. */
function whyUnable(root: Address, graph: OwnerGraph, able: ReadonlySet<string>): string {
  const start = root.toLowerCase()
  const reasons = spell(
    root,
    graph,
    reachableFrom(graph, start).filter((key) => key !== start && !able.has(key)),
  ).flatMap((owner) => {
    const node = nodeAt(graph, owner.toLowerCase())
    if (node.kind === 'contract') return [messages.contractCannot({ owner, reason: node.reason })]
    if (node.kind !== 'account') return []
    const live = ownersOf(node).filter((one) => able.has(one)).length
    return [messages.needs({ owner, threshold: node.threshold, owners: ownersOf(node).length, able: live })]
  })
  const cycle = findOwnerCycle(graph, start)
  const all = cycle ? [...reasons, chainOf(spell(root, graph, cycle))] : reasons
  return all.length === 0 ? '' : ` (${all.join('; ')})`
}
/** Accounts that own each other, as one clause. */
const chainOf = (accounts: readonly string[]): string =>
  accounts.reduceRight((owner, account) => messages.ownedBy({ account, owner }))

const spell = (root: Address, graph: OwnerGraph, keys: readonly string[]): string[] => {
  const spelled = spellings(root, graph)
  return keys.map((key) => spelled.get(key) ?? key)
}

const unknowns = (root: Address, graph: OwnerGraph): string =>
  spell(root, graph, reachableFrom(graph, root.toLowerCase()))
    .flatMap((key) => {
      const node = nodeAt(graph, key.toLowerCase())
      return node.kind === 'unknown' ? [`${key} (${node.reason})`] : []
    })
    .join(', ')
