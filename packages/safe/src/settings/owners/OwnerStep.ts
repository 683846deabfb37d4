import type { Address } from '@countersign/primitives'

/**
 * The change of owners that one call makes: the leaving owner, the new owner, and the threshold if this call changes
 * it.
 *
 * @example
 * const step: OwnerStep = { kind: 'add', comes: alice, threshold: 3 } // alice comes, then 3 signatures are needed
 */
export type OwnerStep =
  | {
      readonly kind: 'replace'
      readonly leaves: Address
      readonly comes: Address
      /** False if the user did not choose this pair: one replacement is shorter than a removal and an addition. */
      readonly isChosen: boolean
    }
  /** `threshold`: null if it does not change. */
  | { readonly kind: 'add'; readonly comes: Address; readonly threshold: number | null }
  | { readonly kind: 'remove'; readonly leaves: Address; readonly threshold: number | null }
  | { readonly kind: 'threshold'; readonly threshold: number }
