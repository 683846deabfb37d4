import type { Address } from '@countersign/primitives'
import type { RelatedAccount } from '../../../data/related/RelatedAccount.ts'

/** One account that owns another. */
export type Edge = { readonly owner: Address; readonly owned: Address }

/**
 * Every pair in a branch, nearest first. A circle is followed once.
 * @param from the account to which the branch is attached
 */
export function edgesOf(from: Address, next: readonly RelatedAccount[], direction: 'up' | 'down'): Edge[] {
  const near = next
    .filter(({ end }) => end !== 'cycle')
    .map(({ address }): Edge =>
      direction === 'up' ? { owner: address, owned: from } : { owner: from, owned: address },
    )
  return [...near, ...next.flatMap(({ address, next: further }) => edgesOf(address, further, direction))]
}
