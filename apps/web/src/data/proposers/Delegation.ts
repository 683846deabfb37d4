import type { Delegate } from '@countersign/api'
import { type Address, isSameAddress, showHidden } from '@countersign/primitives'

/** An owner allows an address to propose. Only the service stores this; it is not on chain. */
export type Delegation = {
  readonly proposer: Address
  /** The owner who added the proposer. */
  readonly addedBy: Address
  readonly label: string
  /** Epoch milliseconds; null without an end. */
  readonly endsAt: number | null
  /** Epoch milliseconds of the owner's latest signature for it; null when the service does not return it. */
  readonly addedAt: number | null
  /** It applies to every account of the owner, not only to this one. */
  readonly isForAll: boolean
}

/** An unreadable date counts as passed, so that such a delegation allows nothing. */
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

/** A delegation is valid while it has not ended and its author is an owner. @param owners as read from the chain */
export const isInForce = ({ addedBy, endsAt }: Delegation, owners: readonly Address[], now: number): boolean =>
  (endsAt === null || endsAt > now) && owners.some((owner) => isSameAddress(owner, addedBy))
