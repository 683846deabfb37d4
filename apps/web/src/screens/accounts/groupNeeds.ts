import type { KnownAccount } from './KnownAccount.ts'
import type { NeededItem, Parent } from './NeededWork.ts'

export type NeedsGroup = {
  readonly account: KnownAccount
  readonly items: readonly NeededItem[]
  /** Accounts through which entries of the group are approved. */
  readonly through: readonly Parent[]
}

/** Groups by account. Groups and rows are ordered: executable ones first, then the oldest. */
export function groupNeeds(items: readonly NeededItem[]): NeedsGroup[] {
  const groups = new Map<string, NeededItem[]>()
  for (const item of items) {
    const group = groups.get(item.account.account)
    if (group) group.push(item)
    else groups.set(item.account.account, [item])
  }
  return [...groups.values()]
    .map((group) => group.toSorted(byUrgency))
    .toSorted(([first], [second]) => (first && second ? byUrgency(first, second) : 0))
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const parents = group.flatMap((item) => (item.kind === 'on-chain-approval' ? item.parents : []))
      const through = [...new Map(parents.map((parent) => [parent.account, parent])).values()]
      return [{ account: first.account, items: group, through }]
    })
}

type Urgency = { readonly act: 'sign' | 'execute'; readonly since: number }

/** Executable ones first, then the oldest. */
export const byUrgency = (first: Urgency, second: Urgency): number =>
  Number(second.act === 'execute') - Number(first.act === 'execute') || first.since - second.since
