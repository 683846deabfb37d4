import { type Address, isSameAddress } from '@countersign/primitives'

type Ownership = { readonly owners: readonly Address[]; readonly threshold: number }

export type OwnersSince = {
  readonly came: readonly Address[]
  readonly left: readonly Address[]
  /** Null when it is unchanged. */
  readonly threshold: { readonly before: number; readonly now: number } | null
}

/** What changed about the owners between two reads; null without a change, or without an earlier read. */
export function ownersSince(before: Ownership | null, now: Ownership): OwnersSince | null {
  if (before === null) return null
  const missing = (from: readonly Address[], list: readonly Address[]) =>
    from.filter((owner) => !list.some((one) => isSameAddress(one, owner)))
  const [came, left] = [missing(now.owners, before.owners), missing(before.owners, now.owners)]
  const threshold = before.threshold === now.threshold ? null : { before: before.threshold, now: now.threshold }
  return came.length === 0 && left.length === 0 && threshold === null ? null : { came, left, threshold }
}
