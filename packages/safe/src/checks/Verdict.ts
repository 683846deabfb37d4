/**
 * Outcome of a check. `unchecked` is its own outcome: a question that could not be asked never counts as passed.
 *
 * @example
 * const verdict: Verdict = 'unchecked'
 */
export type Verdict = 'verified' | 'caution' | 'danger' | 'unchecked'
