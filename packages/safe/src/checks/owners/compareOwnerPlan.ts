import { type Address, isSameAddress } from '@countersign/primitives'
import { decodeMultiSend } from '../../batch/decodeMultiSend.ts'
import { MULTISEND_SELECTOR, type MultiSendCall } from '../../batch/MultiSendCall.ts'
import { encodeOwnerSteps } from '../../settings/owners/encodeOwnerSteps.ts'
import type { OwnerTarget } from '../../settings/owners/OwnerTarget.ts'
import { planOwners } from '../../settings/owners/planOwners.ts'
import type { SafeTransactionData } from '../../transaction/SafeTransactionData.ts'
import type { Ownership } from './Ownership.ts'

/**
 * What a transaction is to a plan. `same`: its calls are the planned ones. `other`: they are not; `calls` are. `reached`: there is
 * nothing to do. `refused`: the contract would refuse what was chosen.
 *
 * @example
 * const plan: OwnerPlanMatch = { kind: 'reached' }
 */
export type OwnerPlanMatch =
  | { readonly kind: 'same' | 'reached' }
  | { readonly kind: 'other'; readonly calls: readonly MultiSendCall[] }
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * Compares the calls of a transaction with those that lead from the owners of now to the owners that were chosen.
 *
 * @param now owners in the order of the chain, and the threshold
 * @returns the planned calls where they differ
 * @example
 * compareOwnerPlan({ account: safe, target, now: state, transaction: draft.transaction }).kind // 'same'
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
    return isSameCalls(calls, callsOf(transaction)) ? { kind: 'same' } : { kind: 'other', calls }
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** The calls of a batch, else the transaction as its only call. Which contract runs the batch is a question of another check. */
function callsOf({ to, value, data, operation }: SafeTransactionData): readonly MultiSendCall[] {
  const isBatch = operation === 1 && data.toLowerCase().startsWith(MULTISEND_SELECTOR)
  return (isBatch ? decodeMultiSend(data) : null) ?? [{ to, value, data, operation }]
}

const isSameCalls = (first: readonly MultiSendCall[], second: readonly MultiSendCall[]): boolean =>
  first.length === second.length &&
  first.every((one, at) => {
    const other = second[at]
    return (
      other !== undefined &&
      one.operation === other.operation &&
      one.value === other.value &&
      isSameAddress(one.to, other.to) &&
      one.data.toLowerCase() === other.data.toLowerCase()
    )
  })
