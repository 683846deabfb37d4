import { defineTranslation } from '@countersign/primitives'
import type { compositionMessages } from './compositionMessages.ts'

export const compositionMessagesDe = defineTranslation<typeof compositionMessages>('composition', {
  label: (parts) => `Zusammensetzung: ${parts}`,
  percent: (percent) => `${percent} %`,
  part: ({ label, percent }) => (percent === null ? `${label} ohne Preis` : `${label} ${percent} Prozent`),
})
