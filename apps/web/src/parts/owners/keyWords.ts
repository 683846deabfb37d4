import type { Verdict } from '@countersign/primitives'
import type { KeyCount, KeyRange } from '@countersign/safe/checks'

/** A number of keys, or its range, and what it means. */
export type KeyWords = { readonly text: string; readonly verdict: Extract<Verdict, 'caution' | 'danger'> | null }

/** Keys that may be lost. */
export function lostWords({ mayLose }: KeyCount): KeyWords {
  if (mayLose === null) return { text: 'Already stuck', verdict: 'danger' }
  return { text: rangeWords(mayLose), verdict: mayLose.least === 0 ? 'caution' : null }
}

/** Keys that suffice to act. */
export function thiefWords({ thiefNeeds }: KeyCount): KeyWords {
  if (thiefNeeds === null) return { text: 'The owners cannot act', verdict: 'danger' }
  const verdict = thiefNeeds.most === 0 ? 'danger' : thiefNeeds.least <= 1 ? 'caution' : null
  return { text: rangeWords(thiefNeeds), verdict }
}

function rangeWords({ least, most }: KeyRange): string {
  if (most === null) return `At least ${least}`
  return least === most ? `${least}` : `${least} to ${most}`
}

/** Whether both numbers are exact. Otherwise an owner could not be read, or there are too many accounts behind the owners. */
export const isExact = ({ mayLose, thiefNeeds }: KeyCount): boolean =>
  [mayLose, thiefNeeds].every((range) => range === null || range.least === range.most)
