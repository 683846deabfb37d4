import type { Address } from '@countersign/primitives'
import type { TextPart } from './TextPart.ts'
import type { Verb } from './Verb.ts'

/** One effect of a transaction: a verb and its object. */
export type Clause = {
  readonly verb: Verb
  readonly object: readonly TextPart[]
  readonly tone?: 'caution' | 'danger'
  /** The number of signatures that the account needs after this clause. */
  readonly threshold?: number
  /** Set for payments by the account, which are summed up when there are many. */
  readonly payment?: { readonly token: Address | null; readonly to: Address; readonly amount: bigint }
}
