import type { Verdict } from '@countersign/primitives'
import type { Check } from './Check.ts'

const ORDER: Record<Verdict, number> = { danger: 0, caution: 1, unchecked: 2, verified: 3 }

/**
 * Sorts findings for reading: danger, caution, not checked, verified; stable within each.
 *
 * @example
 * worstFirst(checks)[0]?.verdict // 'danger'
 */
export const worstFirst = <Judged extends Pick<Check, 'verdict'>>(checks: readonly Judged[]): Judged[] =>
  checks.toSorted((first, second) => ORDER[first.verdict] - ORDER[second.verdict])

/**
 * The findings that block signing until each is overridden.
 *
 * @example
 * dangersOf(checks).length === 0 // nothing blocks
 */
export const dangersOf = (checks: readonly Check[]): Check[] => checks.filter(({ verdict }) => verdict === 'danger')
