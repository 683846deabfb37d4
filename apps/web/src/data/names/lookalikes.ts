import { findLookAlike } from '@countersign/safe/checks'
import type { Address } from '@countersign/safe/light'

/** A known address that looks like this one where people look, and is another. */
export function findLookalike<Known extends { readonly address: Address }>(
  address: Address,
  known: readonly Known[],
): Known | null {
  const found = findLookAlike(address, known)
  return found?.strength === 'strong' ? found.known : null
}
