import type { Address } from '@countersign/primitives'
import type { AccountSorting } from '../../data/storage/accountOrder.ts'
import type { AccountGroup } from './AccountGroup.ts'

type Compare = (first: AccountGroup, second: AccountGroup) => number

/** Without a known value a group comes after those with one. */
const byValue: Compare = (first, second) => {
  const [has, other] = [first.valued.known > 0, second.valued.known > 0]
  if (has !== other) return has ? -1 : 1
  return first.sum === second.sum ? 0 : first.sum > second.sum ? -1 : 1
}
const byWaiting: Compare = (first, second) => second.needsYou - first.needsYou || second.queued - first.queued
const byActivity: Compare = (first, second) => (second.lastActivity ?? -1) - (first.lastActivity ?? -1)

/** Largest or latest first; equal ones keep their order. By hand, those without a place come last, by value. */
export function sortGroups(groups: readonly AccountGroup[], { by, hand }: AccountSorting): AccountGroup[] {
  if (by === 'waiting') return groups.toSorted(byWaiting)
  if (by === 'activity') return groups.toSorted(byActivity)
  const valued = groups.toSorted(byValue)
  if (by === 'value') return valued
  const places = new Map(hand.map((address, place) => [address.toLowerCase(), place]))
  const placeOf = ({ safe }: AccountGroup) => places.get(safe.toLowerCase()) ?? Number.MAX_SAFE_INTEGER
  return valued.toSorted((first, second) => placeOf(first) - placeOf(second))
}

/**
 * The order after one address was moved to the place of another one.
 * @param shown the addresses in their current order
 */
export function movedTo(shown: readonly Address[], moved: Address, target: Address): Address[] {
  const to = shown.indexOf(target)
  const rest = shown.filter((address) => address !== moved)
  return to === -1 ? [...shown] : rest.toSpliced(to, 0, moved)
}
