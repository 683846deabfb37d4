import { shortDay } from '../../../parts/lists/shortDay.ts'
import type { Movements } from '../movements/movementsQuery.ts'
import { chartMessages as messages } from '../messages/chartMessages.ts'

/** Says since when transfers are included, if earlier ones are left out. */
export function sourceNotes({ since, cutBy }: Pick<Movements, 'since' | 'cutBy'>): string[] {
  if (cutBy === null) return []
  const day = shortDay(since)
  return [cutBy === 'size' ? messages.tooMany({ day }) : messages.notRead({ day })]
}
