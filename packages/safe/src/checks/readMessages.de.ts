import { defineTranslation } from '@countersign/primitives'
import type { readMessages } from './readMessages.ts'

export const readMessagesDe = defineTranslation<typeof readMessages>('check-read', {
  noAnswer: 'keine Antwort',
})
