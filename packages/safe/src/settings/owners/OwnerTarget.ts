import type { Address } from '@countersign/primitives'

/**
 * The desired owners of an account, in any order, and the desired threshold.
 *
 * @example
 * const target: OwnerTarget = { owners: [alice, bob], threshold: 2, replacements: [{ leaves: carol, comes: bob }] }
 */
export type OwnerTarget = {
  readonly owners: readonly Address[]
  readonly threshold: number
  /** The replacements that the user chose. A pair that changes no owner is ignored. */
  readonly replacements?: readonly { readonly leaves: Address; readonly comes: Address }[]
}
