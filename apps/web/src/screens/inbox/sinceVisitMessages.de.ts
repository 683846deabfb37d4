import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { sinceVisitMessages } from './sinceVisitMessages.ts'

export const sinceVisitMessagesDe = defineTranslation<typeof sinceVisitMessages>('since-visit', {
  title: 'Seit Ihrem letzten Besuch',
  changed: ({ account }) => `${account} wurde geändert`,
  showAll: (count) => `Alle ${numberText(count)} anzeigen`,
  earlier: 'Frühere Ereignisse stehen im Verlauf jedes Kontos.',
  arrived: ({ amount, account }) => `${amount} eingegangen bei ${account}`,
  arrivedDetail: ({ title, time }) => `${title}, ${time}`,
  failed: ({ account, time }) => `Fehlgeschlagen bei ${account}, ${time}`,
  rejected: ({ number }) => `Transaktion ${number} wurde abgelehnt`,
  rejectedDetail: ({ account, time }) => `Bei ${account}, ${time}`,
  withoutSignatures: ({ account, time }) => `Ohne Unterschriften bei ${account}, ${time}`,
  createdOn: ({ network, time }) => `Auf ${network}, ${time}`,
  executed: ({ account, time }) => `Ausgeführt bei ${account}, ${time}`,
  signed: ({ owner, count }) =>
    plural(count, {
      one: `${owner} hat eine Transaktion unterschrieben`,
      other: `${owner} hat # Transaktionen unterschrieben`,
    }),
  signedDetail: ({ account, time }) => `Bei ${account}, ${time}`,
  lastSignedAt: ({ account, time }) => `Bei ${account}, die letzte um ${time}`,
  lastSignedOn: ({ account, day }) => `Bei ${account}, die letzte am ${day}`,
})
