import { defineTranslation } from '@countersign/primitives'
import type { firstWordsMessages } from './firstWordsMessages.ts'

export const firstWordsMessagesDe = defineTranslation<typeof firstWordsMessages>('firstWords', {
  asListed: 'Wie der Dienst es auflistet. Noch nicht geprüft.',
})
