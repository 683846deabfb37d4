import { defineTranslation } from '@countersign/primitives'
import type { statusMessages } from './statusMessages.ts'

export const statusMessagesDe = defineTranslation<typeof statusMessages>('status', {
  asOf: (time) => `Stand ${time}`,
  switchedOff: (chain) => `Der Betreiber dieser Installation kann sie für ${chain} einschalten.`,
})
