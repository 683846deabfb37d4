import type { Address } from '@countersign/primitives'
import type { OwnerTarget } from '../../settings/owners/OwnerTarget.ts'
import type { SafeTransactionData } from '../../transaction/SafeTransactionData.ts'
import type { Check } from '../Check.ts'
import { compareOwnerPlan } from './compareOwnerPlan.ts'
import type { Ownership } from './Ownership.ts'
import { ownerCheckMessages as messages } from './ownerCheckMessages.ts'

const id = 'owner-target'

/**
 * S9. Whether the calls of a draft lead from the owners on chain to the owners that the user chose. The calls name
 * predecessors in the owner list: if they were built for another list, they fail or have another effect.
 *
 * @param target the choice in the form; null for a transaction that no form created
 * @param now owners in the order of the chain and the threshold, at the reviewed block
 * @param transaction the transaction to sign
 * @example
 * checkOwnerTarget({ account: safe, target, now: state, transaction }) // [{ verdict: 'verified', … }]
 */
export function checkOwnerTarget({
  target,
  ...input
}: {
  readonly account: Address
  readonly target: OwnerTarget | null
  readonly now: Ownership
  readonly transaction: SafeTransactionData
}): Check[] {
  if (target === null) return []
  const plan = compareOwnerPlan({ ...input, target })
  const counts = { owners: target.owners.length, signatures: target.threshold }
  switch (plan.kind) {
    case 'same':
      return [
        {
          id,
          verdict: 'verified',
          title: messages.leadsThere,
          reason: messages.computedAgain(counts),
        },
      ]
    case 'other':
      return [
        {
          id,
          verdict: 'danger',
          title: messages.otherOwners,
          reason: messages.leadsElsewhere({
            now: input.now.owners.length,
            threshold: input.now.threshold,
            owners: target.owners.length,
          }),
        },
      ]
    case 'reached':
      return [
        {
          id,
          verdict: 'danger',
          title: messages.nothingLeft,
          reason: messages.alreadyThere(counts),
        },
      ]
    case 'refused':
      return [
        {
          id,
          verdict: 'danger',
          title: messages.unreachable,
          reason: messages.chooseAgain(plan.reason),
        },
      ]
  }
}
