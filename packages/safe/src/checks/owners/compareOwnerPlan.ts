import type { Address } from '@countersign/primitives'
import { makesCalls } from '../../batch/makesCalls.ts'
import type { MultiSendCall } from '../../batch/MultiSendCall.ts'
import { encodeOwnerSteps } from '../../settings/owners/encodeOwnerSteps.ts'
import type { OwnerTarget } from '../../settings/owners/OwnerTarget.ts'
import { planOwners } from '../../settings/owners/planOwners.ts'
import type { SafeTransactionData } from '../../transaction/SafeTransactionData.ts'
import type { Ownership } from './Ownership.ts'

/**
 * How a transaction relates to a plan. `same`: it contains the planned calls. `other`: it does not; `calls` are the
 * planned ones. `reached`: no change is needed. `refused`: the contract would refuse the choice.
 *
 * @example
 * const plan: OwnerPlanMatch = { kind: 'reached' }
 */
export type OwnerPlanMatch =
  | { readonly kind: 'same' | 'reached' }
  | { readonly kind: 'other'; readonly calls: readonly MultiSendCall[] }
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * Compares the calls of a transaction with those that lead from the current owners to the chosen owners.
 *
 * @param now owners in the order of the chain, and the threshold
 * @returns the planned calls if they differ
 * @example
 * const now = { owners: [alice, bob], threshold: 1 }
 * const [call] = encodeOwnerSteps({ account: safe, ...now }, planOwners({ account: safe, ...now }, { owners: [alice, bob], threshold: 2 }))
 * const planned = buildTransaction({ to: safe, data: call?.call.data ?? '0x', nonce: 7n })
 * compareOwnerPlan({ account: safe, target: { owners: [alice, bob], threshold: 2 }, now, transaction: planned }).kind // 'same'
 */
export function compareOwnerPlan({
  account,
  target,
  now,
  transaction,
}: {
  readonly account: Address
  readonly target: OwnerTarget
  readonly now: Ownership
  readonly transaction: SafeTransactionData
}): OwnerPlanMatch {
  try {
    const from = { account, ...now }
    const calls = encodeOwnerSteps(from, planOwners(from, target)).map(({ call }) => call)
    if (calls.length === 0) return { kind: 'reached' }
    return makesCalls(transaction, calls) ? { kind: 'same' } : { kind: 'other', calls }
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) }
  }
}
