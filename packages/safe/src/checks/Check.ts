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
}

/**
 * One value before and after; `null` where nothing could be read, or where nothing is left.
 *
 * @example
 * const fact: Fact = { name: 'Threshold', before: '2 of 3', after: '1 of 3' }
 */
export type Fact = { readonly name: string; readonly before: string | null; readonly after: string | null }
