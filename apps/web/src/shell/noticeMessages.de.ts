import { defineTranslation } from '@countersign/primitives'
import type { noticeMessages } from './noticeMessages.ts'

const PAGES_SHOW_STORED = 'Die Seiten zeigen, was dieser Browser gespeichert hat.'

export const noticeMessagesDe = defineTranslation<typeof noticeMessages>('notices', {
  retry: 'Jetzt erneut versuchen',
  offline: 'Sie sind offline.',
  offlineHelp: `Weder der Dienst noch ein Knoten des Netzwerks antwortet. ${PAGES_SHOW_STORED} Sie können mit einem Gerät unterschreiben und die Unterschrift als Datei oder QR-Code teilen. Ausführen ist erst mit einer Verbindung möglich.`,
  serviceLost: ({ time }) => `Der Dienst antwortet seit ${time} nicht.`,
  serviceLostHelp: `${PAGES_SHOW_STORED} Daten aus dem Netzwerk werden weiter aktualisiert.`,
  noNetwork: 'Kein Dienst antwortet, und kein Netzwerk ist eingerichtet.',
  addNetwork: 'Netzwerk hinzufügen',
  noNetworkHelp: 'Mit der Adresse eines Knotens liest dieser Browser das Netzwerk ohne Dienst.',
  readsChain: 'Dieser Browser liest das Netzwerk direkt. Sie können prüfen, vorschlagen, unterschreiben und ausführen.',
  nothingAnswers: `Auch die Knoten des Netzwerks antworten nicht. ${PAGES_SHOW_STORED}`,
  noService: 'Es ist kein Dienst eingerichtet.',
  chosen: 'Sie haben gewählt, nur das Netzwerk zu verwenden.',
  useService: 'Dienst wieder verwenden',
  rebuilding: ({ percent }) => `Der Dienst baut seine Datenbank neu auf${percent}.`,
  returns: ({ works }) => `${works} Die Seite verwendet den Dienst wieder, sobald er antwortet.`,
})
