import { defineTranslation } from '@countersign/primitives'
import type { reviewMessages } from './reviewMessages.ts'

export const reviewMessagesDe = defineTranslation<typeof reviewMessages>('review', {
  title: 'Prüfen',
  draftOf: ({ kind }) => `Entwurf: ${kind}`,
  noDraft: 'Kein Entwurf gefunden',
  noDraftDetail:
    'Ein Entwurf besteht nur in dem Tab, der ihn angelegt hat, bis er unterschrieben ist. Vielleicht wurde er schon vorgeschlagen.',
  openQueue: 'Warteschlange öffnen',
  signers: 'Unterschriften',
  mustSign: ({ threshold, owners }) => `${threshold} von ${owners} müssen unterschreiben`,
  saveTemplate: 'Als Vorlage speichern',
  templateSaved: 'Die Vorlage wurde gespeichert. Ihre Beträge können bei jeder Benutzung geändert werden.',
  notKept: 'Nicht gespeichert',
  proposeAgain: ({ nonce }) => `Erneut als Transaktion ${nonce} vorschlagen`,
  whenExecuting: 'Bei der Ausführung',
  whenExecutingNote: 'ERC-8213, über die Aufrufdaten',
  calldataDigest: 'Digest der Aufrufdaten',
  notKnownToService: 'der Dienst kennt es nicht, denn es ist nicht angelegt',
  noService: 'diese Seite hat keinen Dienst zum Vergleichen',
})
