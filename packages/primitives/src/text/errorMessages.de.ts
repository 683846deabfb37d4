import { defineTranslation } from '../language/defineMessages.ts'
import type { errorMessages } from './errorMessages.ts'

export const errorMessagesDe = defineTranslation<typeof errorMessages>('error-text', {
  unknown: 'Der Grund ist unbekannt',
  replaced: 'Eine neuere Anfrage nach denselben Daten hat diese ersetzt',
  otherForm: 'Eine Antwort hat eine unerwartete Form',
  noConnection: 'Die Verbindung ist fehlgeschlagen',
  missingPart: 'Eine Datei dieser Seite ist nicht angekommen',
  unusable: 'Die Seite konnte eine Antwort nicht verwenden',
})
