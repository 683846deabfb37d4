import { defineTranslation, numberText } from '@countersign/primitives'
import type { reviewPartMessages } from './reviewPartMessages.ts'

export const reviewPartMessagesDe = defineTranslation<typeof reviewPartMessages>('review-parts', {
  gas: 'Gas für den inneren Aufruf',
  gasSet: 'von der App oder von Ihnen gesetzt',
  gasNotSet: 'nicht gesetzt',
  apply: 'Übernehmen',
  notApplied: ({ gas }) =>
    `Noch nicht übernommen: Diese Seite zeigt weiter safeTxGas ${numberText(gas)}, und das würden Sie unterschreiben.`,
  approveThrough: ({ account }) => `Über ${account} bestätigen`,
})
