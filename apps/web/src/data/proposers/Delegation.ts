import type { Delegate } from '@countersign/api'
import { isSameAddress, showHidden, type Address } from '@countersign/safe/light'

/** One owner lets one address propose. It is the service's word; the chain knows nothing of it. */
export type Delegation = {
  readonly proposer: Address
  /** Who added the proposer. */
  readonly addedBy: Address
  readonly label: string
  /** Epoch milliseconds; null when it does not end by itself. */
  readonly endsAt: number | null
  /** Epoch milliseconds of the owner's latest signature for it; null where the service does not say. */
  readonly addedAt: number | null
  /** It holds for every account of the owner, not for this one alone. */
  readonly isForAll: boolean
}

/** A date that cannot be read counts as passed: such a delegation lets nobody propose. */
export const toDelegation = ({ safe, delegate, delegator, label, expiryDate, addedAt }: Delegate): Delegation => {
  const endsAt = expiryDate ? Date.parse(expiryDate) : null
  return {
    proposer: delegate,
    addedBy: delegator,
    label: showHidden(label),
    endsAt: Number.isNaN(endsAt) ? 0 : endsAt,
    addedAt: addedAt ?? null,
    isForAll: safe === null,
  }
}

/** A delegation counts while it has not ended and an owner gave it. @param owners as the chain has them */
export const isInForce = ({ addedBy, endsAt }: Delegation, owners: readonly Address[], now: number): boolean =>
  (endsAt === null || endsAt > now) && owners.some((owner) => isSameAddress(owner, addedBy))
