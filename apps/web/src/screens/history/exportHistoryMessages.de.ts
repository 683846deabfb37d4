import { defineTranslation } from '@countersign/primitives'
import type { exportHistoryMessages } from './exportHistoryMessages.ts'

export const exportHistoryMessagesDe = defineTranslation<typeof exportHistoryMessages>('export-history', {
  title: 'Verlauf exportieren',
  filteredTitle: 'Gefilterten Verlauf exportieren',
  format: 'Format',
  csv: 'CSV, für Tabellen',
  json: 'JSON',
  from: 'Von',
  to: 'Bis',
  fromService:
    'Tage gelten in UTC, beide eingeschlossen. Lassen Sie beide leer, um alles zu exportieren. Jede Zeile ist eine Zahlung oder Transaktion mit genauen Beträgen, wie der Dienst sie sendet.',
  fromChain:
    'Tage gelten in UTC, beide eingeschlossen. Lassen Sie beide leer, um alles zu exportieren. Jede Zeile ist eine Zahlung oder Transaktion mit genauen Beträgen, von diesem Browser aus dem Netzwerk gelesen, so weit der Verlauf geladen ist; so steht es auch in der Datei. Gebühren und Beträge, die ohne Ereignis gesendet wurden, sind nicht enthalten.',
  failed: ({ reason }) =>
    `Die Datei konnte nicht erstellt werden: ${reason} Versuchen Sie es erneut, oder wählen Sie unter „Netzwerke und Dienst“ einen anderen Knoten.`,
  close: 'Schließen',
  download: 'Herunterladen',
  wrongRange: ({ from, to }) =>
    `Der Zeitraum endet am ${to}, bevor er am ${from} beginnt. Wählen Sie ein späteres Ende.`,
})
