import { type Address, includesAddress, isSameAddress } from '@countersign/primitives'
import { SafeError } from '../../errors/SafeError.ts'
import { explainOwnerProblem } from './explainOwnerProblem.ts'
import { explainThresholdProblem } from './explainThresholdProblem.ts'
import type { OwnerStep } from './OwnerStep.ts'
import type { OwnerTarget } from './OwnerTarget.ts'

/**
 * The shortest sequence of steps from the current to the desired owners, in order of execution. The threshold is
 * changed together with an addition or a removal, and at most once.
 *
 * @param from `account`: its address; `owners` and `threshold`: as they are on chain
 * @param target the desired owners and threshold
 * @returns steps; none if the target is the current state
 * @throws SafeError `owners/invalid`, with the value that the contract would refuse
 * @example
 * planOwners({ account, owners: [alice, bob], threshold: 1 }, { owners: [alice, carol], threshold: 1 })
 * // [{ kind: 'replace', leaves: bob, comes: carol, isChosen: false }]
 */
export function planOwners(
  from: { readonly account: Address; readonly owners: readonly Address[]; readonly threshold: number },
  target: OwnerTarget,
): OwnerStep[] {
  assertTarget(from.account, target)
  const leaving = without(from.owners, target.owners)
  const coming = without(target.owners, from.owners)
  const chosen = (target.replacements ?? []).filter(
    (pair) => includesAddress(leaving, pair.leaves) && includesAddress(coming, pair.comes),
  )
  const pairs: { leaves: Address; comes: Address; isChosen: boolean }[] = []
  for (const { leaves, comes } of chosen)
    if (!pairs.some((pair) => isSameAddress(pair.leaves, leaves) || isSameAddress(pair.comes, comes)))
      pairs.push({ leaves, comes, isChosen: true })
  const left = (addresses: readonly Address[], taken: (pair: { leaves: Address; comes: Address }) => Address) =>
    without(addresses, pairs.map(taken))
  const goers = left(leaving, ({ leaves }) => leaves)
  const comers = left(coming, ({ comes }) => comes)
  while (goers.length > 0 && comers.length > 0) {
    const [leaves, comes] = [goers.shift(), comers.shift()]
    if (leaves !== undefined && comes !== undefined) pairs.push({ leaves, comes, isChosen: false })
  }
  return [
    ...pairs.map((pair) => ({ kind: 'replace', ...pair }) as const),
    ...additions(comers, from.threshold, target.threshold),
    ...removals(goers, from, target.threshold),
    ...(goers.length === 0 && comers.length === 0 && from.threshold !== target.threshold
      ? [{ kind: 'threshold', threshold: target.threshold } as const]
      : []),
  ]
}

/** The last one sets the new threshold: before it, there may be too few owners. */
const additions = (comers: readonly Address[], now: number, next: number): OwnerStep[] =>
  comers.map((comes, at) => ({
    kind: 'add',
    comes,
    threshold: at === comers.length - 1 && now !== next ? next : null,
  }))

/** The threshold stays while enough owners remain for it. */
function removals(
  goers: readonly Address[],
  { owners, threshold: now }: { readonly owners: readonly Address[]; readonly threshold: number },
  next: number,
): OwnerStep[] {
  let current = now
  return goers.map((leaves, at) => {
    const isTime = at === goers.length - 1 || current > owners.length - at - 1
    const threshold = isTime && current !== next ? next : null
    current = threshold ?? current
    return { kind: 'remove', leaves, threshold }
  })
}

function assertTarget(account: Address, { owners, threshold }: OwnerTarget): void {
  for (const [at, owner] of owners.entries()) {
    const reason = explainOwnerProblem(owner, { account, others: owners.slice(0, at) })
    if (reason !== null) throw new SafeError('owners/invalid', reason, { value: owner })
  }
  const reason = explainThresholdProblem(threshold, owners.length)
  if (reason !== null) throw new SafeError('owners/invalid', reason, { value: threshold })
}

const without = (list: readonly Address[], gone: readonly Address[]): Address[] =>
  list.filter((one) => !includesAddress(gone, one))
