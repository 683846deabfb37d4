import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { exportHistoryMessages } from './exportHistoryMessages.ts'

export const exportHistoryMessagesDe = defineTranslation<typeof exportHistoryMessages>('export-history', {
  title: 'Verlauf exportieren',
  filteredTitle: 'Gefilterten Verlauf exportieren',
  format: 'Format',
  excel: 'Excel',
  csv: 'CSV',
  json: 'JSON',
  from: 'Von',
  to: 'Bis',
  fromService:
    'Tage gelten in UTC, beide eingeschlossen. Lassen Sie beide leer, um alles zu exportieren. Jede Zeile ist eine Zahlung oder Transaktion mit genauen Beträgen, wie der Dienst sie sendet, dem Wert zum Preis des Tages (die Spalte „priceOf“ enthält „today“, wo keiner aufgezeichnet wurde), den Namen dieses Browsers, der Gebühr und wer sie gezahlt hat.',
  fromChain:
    'Tage gelten in UTC, beide eingeschlossen. Lassen Sie beide leer, um alles zu exportieren. Jede Zeile ist eine Zahlung oder Transaktion mit genauen Beträgen und den Namen dieses Browsers, von diesem Browser aus dem Netzwerk gelesen, so weit der Verlauf geladen ist; der Dateiname sagt, wenn das nicht alles ist. Preise, Gebühren und Beträge, die ohne Ereignis gesendet wurden, sind nicht enthalten.',
  cancel: 'Abbrechen',
  reading: (megabytes) => `Wird gelesen: ${numberText(megabytes)} MB`,
  stopped: 'Angehalten. Keine Datei wurde gemacht.',
  plainFile: 'Die Datei des Dienstes, ohne Werte und Namen',
  tooLarge: 'Das sind zu viele Zeilen für diese Seite. Wählen Sie weniger Tage, oder CSV und die Datei des Dienstes.',
  cutOff: 'Die Antwort des Dienstes endete, bevor alle Zeilen angekommen waren.',
  saved: (rows) => plural(rows, { one: '# Zeile wurde gespeichert.', other: '# Zeilen wurden gespeichert.' }),
  atTodaysPrice: (count) =>
    plural(count, {
      one: 'Eine hat den Wert zum heutigen Preis, weil kein Preis ihres Tages aufgezeichnet wurde.',
      other: '# haben den Wert zum heutigen Preis, weil kein Preis ihres Tages aufgezeichnet wurde.',
    }),
  unpriced: (count) => plural(count, { one: 'Eine hat keinen Preis.', other: '# haben keinen Preis.' }),
  failed: ({ reason }) =>
    `Die Datei konnte nicht erstellt werden: ${reason} Versuchen Sie es erneut, oder wählen Sie unter „Netzwerke und Dienst“ einen anderen Knoten.`,
  close: 'Schließen',
  download: 'Herunterladen',
  wrongRange: ({ from, to }) =>
    `Der Zeitraum endet am ${to}, bevor er am ${from} beginnt. Wählen Sie ein späteres Ende.`,
})
