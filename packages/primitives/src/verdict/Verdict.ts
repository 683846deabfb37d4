/**
 * The outcome of a check. `unchecked` is a separate outcome: a check that could not run never counts as passed.
 *
 * @example
 * const verdict: Verdict = 'unchecked'
 */
export type Verdict = 'verified' | 'caution' | 'danger' | 'unchecked'
