import { type Address, isSameAddress } from '@countersign/primitives'
import type { Ownership } from '@countersign/safe/checks'
import type { Review } from './Review.ts'

/** The owners of the account before and after; null if they stay, or if they could not be read. */
export function ownChange(
  review: Pick<Review, 'ownerships'> | null,
  safe: Address,
): { readonly before: Ownership; readonly after: Ownership } | null {
  const change = review?.ownerships.find(({ account }) => isSameAddress(account, safe))
  return change?.before.ok && change.after.ok ? { before: change.before.value, after: change.after.value } : null
}
