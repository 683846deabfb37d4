import { defineTranslation } from '@countersign/primitives'
import type { partMessages } from './partMessages.ts'

export const partMessagesDe = defineTranslation<typeof partMessages>('connect-parts', {
  close: 'Schließen',
})
