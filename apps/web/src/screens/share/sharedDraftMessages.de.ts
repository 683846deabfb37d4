import { defineTranslation, plural } from '@countersign/primitives'
import type { sharedDraftMessages } from './sharedDraftMessages.ts'

export const sharedDraftMessagesDe = defineTranslation<typeof sharedDraftMessages>('shared-draft', {
  shareTitle: 'Entwurf teilen',
  close: 'Schließen',
  contains: ({ calls }) =>
    plural(calls, {
      one: 'Die Aufrufe (#), der Name und die Notiz des Entwurfs für dieses Konto. Keine Nummer und keine Signatur: Wer ihn übernimmt, schlägt eine eigene Transaktion vor.',
      other:
        'Die Aufrufe (#), der Name und die Notiz des Entwurfs für dieses Konto. Keine Nummer und keine Signatur: Wer ihn übernimmt, schlägt eine eigene Transaktion vor.',
    }),
  forOther: 'Entwurf für die andere Person',
  draft: 'Entwurf',
  template: 'Vorlage',
  unsigned: 'Ohne Signatur',
  statement: ({ name, count }) =>
    name === '' ? plural(count, { one: 'Ein Entwurf mit # Aufruf', other: 'Ein Entwurf mit # Aufrufen' }) : `„${name}“`,
  note: ({ note }) => `Notiz des Absenders, nicht signiert: ${note}`,
  calls: 'Aufrufe, wie ihre Bytes sie nennen',
  take: 'Zu den Entwürfen hinzufügen',
  notKept:
    'Dieses Konto ist in diesem Browser nicht unter Ihren Konten. Prüfen Sie seine Adresse, bevor Sie den Entwurf übernehmen.',
  takeNote: 'Er wird in diesem Browser gespeichert. Nichts wird vorgeschlagen, bevor Sie ihn prüfen.',
  taken: 'Der Entwurf wurde hinzugefügt',
  notStored: 'Der Entwurf wurde nicht hinzugefügt',
  callsItself: 'Er ruft das Konto selbst auf: Solche Aufrufe ändern Eigentümer, Module oder andere Einstellungen.',
})
