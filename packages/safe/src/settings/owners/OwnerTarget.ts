import type { Address } from '@countersign/primitives'

/**
 * The owners an account shall have, in any order, and how many of them must sign.
 *
 * @example
 * const target: OwnerTarget = { owners: [alice, bob], threshold: 2, replacements: [{ leaves: carol, comes: bob }] }
 */
export type OwnerTarget = {
  readonly owners: readonly Address[]
  readonly threshold: number
  /** Who shall take whose place, where a person chose it. A pair that is no change of an owner is ignored. */
  readonly replacements?: readonly { readonly leaves: Address; readonly comes: Address }[]
}
