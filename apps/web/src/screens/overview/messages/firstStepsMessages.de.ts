import { defineTranslation, plural } from '@countersign/primitives'
import type { firstStepsMessages } from './firstStepsMessages.ts'

export const firstStepsMessagesDe = defineTranslation<typeof firstStepsMessages>('overview-first-steps', {
  title: 'Erste Schritte',
  fund: 'Erstes Guthaben empfangen',
  fundDetail: ({ chain }) =>
    `Das Konto ist leer. Senden Sie Coins oder Token an seine Adresse auf ${chain}. Die Eigentümer können schon vorher vorschlagen und unterschreiben.`,
  receive: 'Empfangen',
  invite: 'Die anderen Eigentümer einladen',
  inviteDetail:
    'Ein Eigentümer, der hier eine Wallet verbindet, findet das Konto. Senden Sie den Eigentümern den Link dieser Seite.',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  recover: 'Für verlorene Schlüssel vorsorgen',
  recoverDetail: ({ threshold, owners }) =>
    threshold >= owners
      ? plural(owners, {
          one: 'Geht der einzige Schlüssel verloren, ist das Konto für immer gesperrt. Mit einer Wiederherstellung können ihn von Ihnen gewählte Personen ersetzen.',
          other:
            'Geht einer der # Schlüssel verloren, ist das Konto für immer gesperrt. Mit einer Wiederherstellung können von Ihnen gewählte Personen die Eigentümer ersetzen.',
        })
      : plural(owners - threshold + 1, {
          one: 'Geht # Schlüssel verloren, ist das Konto für immer gesperrt. Mit einer Wiederherstellung können von Ihnen gewählte Personen die Eigentümer ersetzen.',
          other:
            'Gehen # Schlüssel verloren, ist das Konto für immer gesperrt. Mit einer Wiederherstellung können von Ihnen gewählte Personen die Eigentümer ersetzen.',
        }),
  setUpRecovery: 'Wiederherstellung einrichten',
})
