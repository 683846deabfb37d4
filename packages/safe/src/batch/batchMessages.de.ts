import { defineTranslation } from '@countersign/primitives'
import type { batchMessages } from './batchMessages.ts'

export const batchMessagesDe = defineTranslation<typeof batchMessages>('batch', {
  nothing: 'Es gibt nichts zu tun: Fügen Sie mindestens einen Aufruf hinzu.',
  tooDeep: (limit) => `Diese Sammeltransaktion enthält mehr als ${limit} Ebenen verschachtelter Sammeltransaktionen.`,
  unreadable: (level) => `Die Aufrufe einer Sammeltransaktion können nicht gelesen werden (Ebene ${level}).`,
})
