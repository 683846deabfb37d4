import { defineTranslation } from '@countersign/primitives'
import type { overrideMessages } from './overrideMessages.ts'

export const overrideMessagesDe = defineTranslation<typeof overrideMessages>('check-override', {
  accept: (title) => `akzeptieren: ${title}`,
})
