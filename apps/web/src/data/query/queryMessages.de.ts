import { defineTranslation } from '@countersign/primitives'
import type { queryMessages } from './queryMessages.ts'

export const queryMessagesDe = defineTranslation<typeof queryMessages>('queries', {
  deleted: (hash) => `${hash} wurde aus der Warteschlange gelöscht.`,
})
