import { defineTranslation } from '@countersign/primitives'
import type { lastRowsMessages } from './lastRowsMessages.ts'

export const lastRowsMessagesDe = defineTranslation<typeof lastRowsMessages>('lastRows', {
  lastSeen: ({ time }) => `Zuletzt gesehen: ${time}`,
})
