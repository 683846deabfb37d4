import { words } from './amountParts.ts'
import type { Clause } from './Clause.ts'
import { signatureCount } from './settingsClause.ts'
import type { Tense } from './Verb.ts'

/**
 * Keeps only the last of several thresholds, because the earlier ones apply only between the calls. If the current
 * threshold is known, it is named beside the new one. An unchanged threshold is left out, unless it is the only
 * clause.
 */
export function foldThresholds(clauses: readonly Clause[], now: number | undefined, tense: Tense): Clause[] {
  const last = clauses.findLast(({ threshold }) => threshold !== undefined)
  if (last?.threshold === undefined) return [...clauses]
  const others = clauses.filter(({ threshold }) => threshold === undefined)
  const isOpen = tense === 'will' || tense === 'is'
  if (now === undefined || !isOpen) return [...others, last]
  const needed = signatureCount(last.threshold)
  if (now !== last.threshold) return [...others, { ...last, object: words(needed, ` instead of ${now}`) }]
  return others.length > 0 ? others : [{ ...last, object: words(needed, ', as now') }]
}
