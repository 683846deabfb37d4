import { findLookAlike } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'

/** A different known address with the same first and last digits, which users compare. */
export function findLookalike<Known extends { readonly address: Address }>(
  address: Address,
  known: readonly Known[],
): Known | null {
  const found = findLookAlike(address, known)
  return found?.strength === 'strong' ? found.known : null
}
