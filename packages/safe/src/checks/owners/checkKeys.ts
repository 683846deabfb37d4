import type { Address } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import { countKeys } from './countKeys.ts'
import { nodeAt, ownersOf, reachableFrom, type OwnerGraph } from './OwnerNode.ts'
import { ownerRemedies } from './ownerRemedies.ts'
import type { OwnerWords } from './OwnerWords.ts'
import { sharedKeys, spellings } from './sharedKeys.ts'

/**
 * S21. The effect of one lost key and one stolen key on an account that can act: a key that locks it, a key that can
 * empty it, a key behind two owners, and a key that runs the code of a contract.
 *
 * @param root the account after the change
 * @param graph its owners and theirs
 */
export function checkKeys(root: Address, graph: OwnerGraph, words: OwnerWords = {}): Check[] {
  const account = nodeAt(graph, root.toLowerCase())
  if (account.kind !== 'account') return []
  const at = { id: 'owner-graph', ...(words.field === undefined ? {} : { field: words.field }) } as const
  const { mayLose, thiefNeeds } = countKeys(root, graph)
  const count = ownersOf(account).length
  const needed = `${account.threshold} of ${count} signatures`
  const locked = words.locked ?? 'what the account holds'
  const found: Check[] = []
  const isWeak = thiefNeeds?.most === 1 || mayLose?.most === 0
  const remedies = isWeak ? ownerRemedies(root, graph, words.today) : []
  if (thiefNeeds?.most === 0)
    found.push({
      ...at,
      verdict: 'danger',
      title: 'Any address could act',
      reason: `${needed} are needed, and contracts that accept any signature provide all of them. Do not sign.`,
    })
  if (thiefNeeds?.most === 1)
    found.push({
      ...at,
      verdict: 'caution',
      title: account.threshold === 1 && count > 1 ? 'Every owner alone could act' : 'One key alone could act',
      reason:
        account.threshold === 1
          ? `It would be 1 of ${count}: one stolen key is enough to move all funds.`
          : `${needed} are needed, but a single key can give all of them, because it is behind several owners.`,
      remedies,
    })
  if (mayLose?.most === 0)
    found.push({
      ...at,
      verdict: 'caution',
      title: 'One lost key would lock the account',
      reason: `With ${needed}, no key may be lost. If one is, ${locked} can never be moved again.`,
      remedies,
    })
  for (const { account: of, key, owners } of sharedKeys(root, graph))
    found.push({
      ...at,
      verdict: 'caution',
      title: 'One key is behind two owners',
      reason: `${key} can sign for ${owners.join(' and for ')}, owners of ${of}. It counts for each, so fewer people decide than the number of signatures suggests.`,
    })
  return [...found, ...delegatedKeys(root, graph, at)]
}

function delegatedKeys(root: Address, graph: OwnerGraph, at: Pick<Check, 'id' | 'field'>): Check[] {
  const spelled = spellings(root, graph)
  return reachableFrom(graph, root.toLowerCase()).flatMap((key): Check[] => {
    const node = nodeAt(graph, key)
    return node.kind === 'key' && node.delegate !== undefined
      ? [
          {
            ...at,
            verdict: 'caution',
            title: 'An owner’s key runs the code of a contract',
            reason: `The key ${spelled.get(key) ?? key} authorised the contract ${node.delegate} to act in its name (EIP-7702). A signature that this code accepts counts as this owner’s.`,
          },
        ]
      : []
  })
}
