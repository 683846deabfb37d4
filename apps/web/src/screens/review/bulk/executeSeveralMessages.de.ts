import { defineTranslation } from '@countersign/primitives'
import type { executeSeveralMessages } from './executeSeveralMessages.ts'

export const executeSeveralMessagesDe = defineTranslation<typeof executeSeveralMessages>('execute-several', {
  executeSeveral: 'Mehrere ausführen',
})
