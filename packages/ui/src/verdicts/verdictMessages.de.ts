import { defineTranslation } from '@countersign/primitives'
import type { verdictMessages } from './verdictMessages.ts'

export const verdictMessagesDe = defineTranslation<typeof verdictMessages>('verdicts', {
  verified: 'Geprüft',
  caution: 'Vorsicht',
  danger: 'Gefahr',
  unchecked: 'Nicht geprüft',
  verifiedCount: ({ count }) => `${count} geprüft`,
  cautionCount: ({ count }) => `${count} × Vorsicht`,
  dangerCount: ({ count }) => `${count} × Gefahr`,
  uncheckedCount: ({ count }) => `${count} nicht geprüft`,
})
