import { defineTranslation } from '@countersign/primitives'
import type { reviewReadMessages } from './reviewReadMessages.ts'

export const reviewReadMessagesDe = defineTranslation<typeof reviewReadMessages>('review-read', {
  notDeployed: 'das Konto ist noch nicht angelegt',
  mayFailSilently:
    'das Konto wird in derselben Transaktion angelegt, und mit eigenem Gaslimit oder eigener Erstattung macht ein scheiternder Aufruf nichts rückgängig',
  noHistory: 'der Verlauf wurde nicht abgefragt',
  noOtherAccounts: 'Diese Seite kann keine Transaktionen anderer Konten abfragen.',
})
