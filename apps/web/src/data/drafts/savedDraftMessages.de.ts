import { defineTranslation, plural } from '@countersign/primitives'
import type { savedDraftMessages } from './savedDraftMessages.ts'

export const savedDraftMessagesDe = defineTranslation<typeof savedDraftMessages>('saved-drafts', {
  notStored: 'Der Browser hat den Entwurf nicht gespeichert: Sein Speicher ist voll oder gesperrt.',
  noStorage: 'Der Browser gibt dieser Seite keinen Zugriff auf seinen Speicher.',
  tooMany: (most) => `Eine Sammeltransaktion hat höchstens ${most} Aufrufe.`,
  ownersTwice:
    'Die Sammeltransaktion dieses Kontos ändert seine Eigentümer schon, und diese Änderung wurde für die Eigentümer von heute geplant. Es wurde nichts hinzugefügt. Prüfen oder leeren Sie zuerst die Sammeltransaktion, oder machen Sie alle Änderungen der Eigentümer in einem Formular.',
  delegatecall:
    'Diese Transaktion führt fremden Code im Konto aus. Sie kann nicht Teil einer Sammeltransaktion sein; prüfen Sie sie allein.',
  unnamed: (count) => plural(count, { one: 'Entwurf mit 1 Aufruf', other: 'Entwurf mit # Aufrufen' }),
  copyOf: (name) => `Kopie von ${name}`,
})
