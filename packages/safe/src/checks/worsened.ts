import type { Check } from './Check.ts'
import type { Verdict } from './Verdict.ts'

const RANK: Record<Verdict, number> = { verified: 0, unchecked: 1, caution: 2, danger: 3 }

/**
 * The findings of a second look that are worse than what the first one said about the same question: nobody has read them yet.
 *
 * @param shown - What a person has read.
 * @param fresh - What was found a moment before signing.
 * @returns Findings of `fresh`, worst first where `fresh` is.
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
