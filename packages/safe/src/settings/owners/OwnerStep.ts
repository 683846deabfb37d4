import type { Address } from '@countersign/primitives'

/**
 * What one call changes about the owners: who goes, who comes, and the number of signatures where this call changes it.
 *
 * @example
 * const step: OwnerStep = { kind: 'add', comes: alice, threshold: 3 } // alice comes, then 3 signatures are needed
 */
export type OwnerStep =
  | {
      readonly kind: 'replace'
      readonly leaves: Address
      readonly comes: Address
      /** False: nobody asked for this pair, one replacement is shorter than a removal and an addition. */
      readonly isChosen: boolean
    }
  /** `threshold`: null where the number of signatures stays. */
  | { readonly kind: 'add'; readonly comes: Address; readonly threshold: number | null }
  | { readonly kind: 'remove'; readonly leaves: Address; readonly threshold: number | null }
  | { readonly kind: 'threshold'; readonly threshold: number }
