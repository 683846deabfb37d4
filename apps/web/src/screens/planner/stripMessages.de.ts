import { defineTranslation, numberText } from '@countersign/primitives'
import type { stripMessages } from './stripMessages.ts'

export const stripMessagesDe = defineTranslation<typeof stripMessages>('plan-strip', {
  label: 'Plan',
  place: ({ number, count }) => `Prüfung ${numberText(number)} von ${numberText(count)} des Plans.`,
  signThis: 'Jede wird für sich gelesen und unterschrieben.',
  afterwards: 'Unterschreiben Sie, und gehen Sie dann weiter.',
  back: 'Zurück zum Plan',
  next: ({ chain }) => `Weiter: ${chain}`,
})
