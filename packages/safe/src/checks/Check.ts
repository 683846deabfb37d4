import type { Address, Verdict } from '@countersign/primitives'
import type { CheckId } from './CheckId.ts'

/**
 * A question with its answer. A check that could not run is `unchecked` and never counts as passed.
 *
 * @example
 * const check: Check = { id: 'refund', verdict: 'verified', title: 'No gas refund', reason: 'All four fields are zero.' }
 */
export type Check = {
  readonly id: CheckId
  readonly verdict: Verdict
  readonly title: string
  /** The finding, with both values if two disagree, and what to do next. */
  readonly reason: string
  /**
   * The field of the input that it concerns, in the wire's spelling: `owners`, `fallbackHandler`,
   * `confirmations[1].signature`.
   */
  readonly field?: string
  /** The changes, for a table of before and after. */
  readonly facts?: readonly Fact[]
  /**
   * The module that a finding about the account itself is about. It stays the same for every transaction, so an owner can accept the
   * modules of an account once.
   */
  readonly standing?: Address
  /** Actions that the user can take at once, the best first. */
  readonly remedies?: readonly Remedy[]
}

/**
 * A change of owners that resolves a finding: another threshold, or an additional owner as the first step.
 *
 * @example
 * const remedy: Remedy = { kind: 'threshold', account: safe, threshold: 2 }
 */
export type Remedy =
  | { readonly kind: 'threshold'; readonly account: Address; readonly threshold: number }
  | {
      readonly kind: 'add-owner'
      readonly account: Address
      /** The position of the missing owner: 4 for the fourth. */
      readonly place: number
    }

/**
 * One value before and after; `null` if it could not be read, or if there is none afterwards.
 *
 * @example
 * const fact: Fact = { name: 'Threshold', before: '2 of 3', after: '1 of 3' }
 */
export type Fact = { readonly name: string; readonly before: string | null; readonly after: string | null }
