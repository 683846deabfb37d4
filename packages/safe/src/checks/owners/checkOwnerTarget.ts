import type { Address } from '@countersign/primitives'
import type { OwnerTarget } from '../../settings/owners/OwnerTarget.ts'
import type { SafeTransactionData } from '../../transaction/SafeTransactionData.ts'
import type { Check } from '../Check.ts'
import { compareOwnerPlan } from './compareOwnerPlan.ts'
import type { Ownership } from './Ownership.ts'

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
  const [owners, signatures] = [counted(target.owners.length, 'owner'), counted(target.threshold, 'signature')]
  switch (plan.kind) {
    case 'same':
      return [
        {
          id,
          verdict: 'verified',
          title: 'The calls lead to the owners you chose',
          reason: `Computed again for the owners on chain: ${owners}, ${signatures} needed.`,
        },
      ]
    case 'other':
      return [
        {
          id,
          verdict: 'danger',
          title: 'The calls were made for other owners',
          reason: `From the ${counted(input.now.owners.length, 'owner')} now on chain and the threshold ${input.now.threshold}, these calls do not lead to the ${owners} you chose. The calls must be computed and reviewed again.`,
        },
      ]
    case 'reached':
      return [
        {
          id,
          verdict: 'danger',
          title: 'No change is left to make',
          reason: `The account already has the ${owners} you chose, and ${signatures} needed. Signing this would only use up its nonce, or undo a part of the change.`,
        },
      ]
    case 'refused':
      return [
        {
          id,
          verdict: 'danger',
          title: 'The owners you chose cannot be reached',
          reason: `${plan.reason} Go back to the form and choose again.`,
        },
      ]
  }
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
