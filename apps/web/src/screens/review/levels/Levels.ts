import type { Address } from '@countersign/primitives'
import type { Agreement } from '../../../signing/transaction/Agreement.ts'

/**
 * One account that must confirm. The first level executes the transaction; each other level is an owner of the level
 * above.
 */
export type Level = {
  /** The accounts from the first level down to this one, because an account can occur at several places. */
  readonly path: readonly Address[]
  readonly account: Address
  readonly owners: readonly Address[]
  readonly threshold: number
  /** The transaction by which it confirms. Null while it is not proposed, or while the level above has none. */
  readonly agreement: Agreement | null
  /** Why the page does not know whether a transaction exists; null if it knows. */
  readonly unknown: string | null
}

export type Levels = {
  /** The executing account first, then level by level. */
  readonly levels: readonly Level[]
  /** Lower-case addresses of owners that are contracts but do not respond as an account. */
  readonly otherContracts: ReadonlySet<string>
  /** Some accounts were left out because of the limit. */
  readonly isCut: boolean
}
