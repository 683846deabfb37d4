import { listText, type Address } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import { countKeys } from './countKeys.ts'
import { nodeAt, ownersOf, reachableFrom, type OwnerGraph } from './OwnerNode.ts'
import { ownerRemedies } from './ownerRemedies.ts'
import type { OwnerWords } from './OwnerWords.ts'
import { sharedKeys, spellings } from './sharedKeys.ts'
import { ownerCheckMessages as messages } from './ownerCheckMessages.ts'

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
  const signatures = { threshold: account.threshold, count }
  const locked = words.locked ?? messages.whatItHolds
  const found: Check[] = []
  const isWeak = thiefNeeds?.most === 1 || mayLose?.most === 0
  const remedies = isWeak ? ownerRemedies(root, graph, words.today) : []
  if (thiefNeeds?.most === 0)
    found.push({
      ...at,
      verdict: 'danger',
      title: messages.anyAddress,
      reason: messages.anySignature(signatures),
    })
  if (thiefNeeds?.most === 1)
    found.push({
      ...at,
      verdict: 'caution',
      title: account.threshold === 1 && count > 1 ? messages.everyOwner : messages.oneKey,
      reason: account.threshold === 1 ? messages.oneOf(count) : messages.singleKey(signatures),
      remedies,
    })
  if (mayLose?.most === 0)
    found.push({
      ...at,
      verdict: 'caution',
      title: messages.lostLocks,
      reason: messages.noneMayBeLost({ ...signatures, locked }),
      remedies,
    })
  for (const { account: of, key, owners } of sharedKeys(root, graph))
    found.push({
      ...at,
      verdict: 'caution',
      title: messages.twoOwners,
      reason: messages.signsForSeveral({ key, owners: listText(owners), account: of }),
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
            title: messages.keyRunsCode,
            reason: messages.delegated({ key: spelled.get(key) ?? key, contract: node.delegate }),
          },
        ]
      : []
  })
}
