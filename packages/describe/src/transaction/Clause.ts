import type { Address } from '@countersign/safe/light'
import type { TextPart } from './TextPart.ts'
import type { Verb } from './Verb.ts'

/** One thing the account does: a verb and what follows it. */
export type Clause = {
  readonly verb: Verb
  readonly object: readonly TextPart[]
  readonly tone?: 'caution' | 'danger'
  /** Signatures the account needs after this. */
  readonly threshold?: number
  /** Payments by the account can be summed up when there are many. */
  readonly payment?: { readonly token: Address | null; readonly to: Address; readonly amount: bigint }
}
