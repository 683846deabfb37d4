import type { Address } from '@countersign/primitives'
import type { CheckId } from './CheckId.ts'
import type { Verdict } from './Verdict.ts'

/**
 * A question with an answer. One that could not be asked says so; it never counts as passed.
 *
 * @example
 * const check: Check = { id: 'refund', verdict: 'verified', title: 'No gas refund', reason: 'All four fields are zero.' }
 */
export type Check = {
  readonly id: CheckId
  readonly verdict: Verdict
  readonly title: string
  /** What was found, both values where two disagree, and what to do next. */
  readonly reason: string
  /** The field of the input it is about, in the wire's spelling: `owners`, `fallbackHandler`, `confirmations[1].signature`. */
  readonly field?: string
  /** What changes, for a table of before and after. */
  readonly facts?: readonly Fact[]
  /** What a person can do about it at once, the best first. */
  readonly remedies?: readonly Remedy[]
}

/**
 * A change of the owners of an account that answers a finding: another threshold, or an owner more before anything else.
 *
 * @example
 * const remedy: Remedy = { kind: 'threshold', account: safe, threshold: 2 }
 */
export type Remedy =
  | { readonly kind: 'threshold'; readonly account: Address; readonly threshold: number }
  | {
      readonly kind: 'add-owner'
      readonly account: Address
      /** The place of the owner that is missing: 4 for the fourth. */
      readonly place: number
    }

/**
 * One value before and after; `null` where nothing could be read, or where nothing is left.
 *
 * @example
 * const fact: Fact = { name: 'Threshold', before: '2 of 3', after: '1 of 3' }
 */
export type Fact = { readonly name: string; readonly before: string | null; readonly after: string | null }
