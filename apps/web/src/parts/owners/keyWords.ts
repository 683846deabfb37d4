import { numberText, type Verdict } from '@countersign/primitives'
import type { KeyCount, KeyRange } from '@countersign/safe/checks'
import { ownerChangeMessages } from './ownerChangeMessages.ts'

/** A number of keys, or its range, and what it means. */
export type KeyWords = { readonly text: string; readonly verdict: Extract<Verdict, 'caution' | 'danger'> | null }

/** Keys that may be lost. */
export function lostWords({ mayLose }: KeyCount): KeyWords {
  if (mayLose === null) return { text: ownerChangeMessages.alreadyStuck, verdict: 'danger' }
  return { text: rangeWords(mayLose), verdict: mayLose.least === 0 ? 'caution' : null }
}

/** Keys that suffice to act. */
export function thiefWords({ thiefNeeds }: KeyCount): KeyWords {
  if (thiefNeeds === null) return { text: ownerChangeMessages.ownersCannotAct, verdict: 'danger' }
  const verdict = thiefNeeds.most === 0 ? 'danger' : thiefNeeds.least <= 1 ? 'caution' : null
  return { text: rangeWords(thiefNeeds), verdict }
}

function rangeWords({ least, most }: KeyRange): string {
  if (most === null) return ownerChangeMessages.atLeast({ least })
  return least === most ? numberText(least) : ownerChangeMessages.range({ least, most })
}

/** Whether both numbers are exact. Otherwise an owner could not be read, or there are too many accounts behind the owners. */
export const isExact = ({ mayLose, thiefNeeds }: KeyCount): boolean =>
  [mayLose, thiefNeeds].every((range) => range === null || range.least === range.most)
