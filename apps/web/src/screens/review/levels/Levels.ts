import type { Address } from '@countersign/primitives'
import type { Agreement } from '../../../signing/transaction/Agreement.ts'

/** One account of those that must agree: the first acts, each other is an owner of the one above it. */
export type Level = {
  /** Accounts from the first down to this one: the same account may stand in several places. */
  readonly path: readonly Address[]
  readonly account: Address
  readonly owners: readonly Address[]
  readonly threshold: number
  /** What it agrees by; null while nobody has proposed it, or while the level above has none. */
  readonly agreement: Agreement | null
  /** Why nobody can say whether it has one; null when it is known. */
  readonly unknown: string | null
}

export type Levels = {
  /** The account that acts first, then level by level. */
  readonly levels: readonly Level[]
  /** Contracts among the owners that do not answer like an account, in lower case. */
  readonly otherContracts: ReadonlySet<string>
  /** There are more accounts than are read. */
  readonly isCut: boolean
}
