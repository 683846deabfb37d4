import type { Verdict } from '@countersign/primitives'
import type { Check } from './Check.ts'

const RANK: Record<Verdict, number> = { verified: 0, unchecked: 1, caution: 2, danger: 3 }

/**
 * The findings of a second run that are worse than those of the first run for the same check: the user has not read
 * them yet.
 *
 * @param shown the findings that the user has read
 * @param fresh the findings immediately before signing
 * @returns findings of `fresh`, in their order
 * @example
 * worsened(shown, fresh).length === 0 // what is signed is what was read
 */
export function worsened(shown: readonly Check[], fresh: readonly Check[]): Check[] {
  const worst = new Map<string, number>()
  for (const check of shown) {
    const key = questionOf(check)
    worst.set(key, Math.max(worst.get(key) ?? 0, RANK[check.verdict]))
  }
  return fresh.filter((check) => RANK[check.verdict] > (worst.get(questionOf(check)) ?? 0))
}

const questionOf = ({ id, field = '' }: Check): string => `${id} ${field}`
