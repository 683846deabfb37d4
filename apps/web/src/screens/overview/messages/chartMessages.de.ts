import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { chartMessages } from './chartMessages.ts'

export const chartMessagesDe = defineTranslation<typeof chartMessages>('overview-charts', {
  value: 'Wert im Zeitverlauf',
  range: 'Zeitraum des Diagramms',
  days: (count) => plural(count, { one: '# Tag', other: '# Tage' }),
  year: '1 Jahr',
  showTable: 'Als Tabelle zeigen',
  showChart: 'Als Diagramm zeigen',
  inOne: ({ currency }) => `In ${currency}.`,
  inThousands: ({ currency }) => `In Tausend ${currency}.`,
  inMillions: ({ currency }) => `In Millionen ${currency}.`,
  todaysPrice: 'Zum heutigen Preis: Die Linie zeigt, wie sich die Guthaben geändert haben, nicht die Preise.',
  priceOfDay: 'Zum Preis des jeweiligen Tages.',
  priceOfDaySince: ({ day }) =>
    `Seit dem ${day} zum Preis des jeweiligen Tages. Davor zum heutigen Preis, wo keiner aufgezeichnet wurde.`,
  priceGaps: 'Tage ohne aufgezeichneten Preis bleiben leer.',
  changeOfDay: ({ amount }) => `${amount} in 24 Stunden`,
  change: ({ amount, days }) => `${amount} in ${days} Tagen`,
  changeSince: ({ amount, day }) => `${amount} seit ${day}`,
  atTodaysPrice: ({ words }) => `${words}, zum heutigen Preis`,
  flowsAtTodaysPrice: 'Zum heutigen Preis.',
  flowsAtPriceOfDay: 'Zum Preis des Tages.',
  flowsMixed: (count) =>
    plural(count, {
      one: 'Zum Preis des Tages; eine Überweisung ohne aufgezeichneten Preis zum heutigen Preis.',
      other: 'Zum Preis des Tages; # Überweisungen ohne aufgezeichneten Preis zum heutigen Preis.',
    }),
  gaps: 'Tage, für die Überweisungen fehlen, bleiben leer.',
  withoutPrice: (count) =>
    plural(count, {
      one: 'Ein Vermögenswert ohne Preis ist nicht enthalten.',
      other: '# Vermögenswerte ohne Preis sind nicht enthalten.',
    }),
  unpricedTransfers: (count) =>
    plural(count, {
      one: 'Eine Überweisung eines Tokens ohne Preis ist nicht mitgezählt.',
      other: '# Überweisungen von Token ohne Preis sind nicht mitgezählt.',
    }),
  tooMany: ({ day }) => `Es sind zu viele Überweisungen für eine Summe: Nur die seit dem ${day} sind enthalten.`,
  notRead: ({ day }) =>
    `Dieser Browser hat die Ereignisse seit dem ${day} gelesen. Frühere Überweisungen sind nicht enthalten.`,
  currentMonth: ({ month }) => `Der Monat ${month} ist noch nicht zu Ende.`,
  noPrice: 'Für diese Vermögenswerte ist kein Preis bekannt, daher gibt es keinen Wert zu zeigen.',
  noTransfers: 'Noch keine Überweisungen von Vermögenswerten mit Preis.',
  noPayments: 'Keine Zahlungen von Vermögenswerten mit Preis in dieser Zeit.',
  isNew: 'Das Konto ist neu. Das Diagramm beginnt morgen.',
  unknown: 'Die Überweisungen dieser Zeit sind nicht bekannt.',
  loading: 'Überweisungen werden geladen',
  failed: 'Der Dienst hat die Überweisungen nicht gesendet',
  stillWorks: 'Guthaben und Warteschlange sind nicht betroffen.',
  valueSummary: (of) =>
    `Wert vom ${of.from} bis ${of.to}: von ${of.first} auf ${of.last}, niedrigster ${of.low}, höchster ${of.high}.`,
  day: 'Tag',
  valueColumn: 'Wert',
  blank: 'nicht bekannt',
  flows: 'Ein- und Ausgänge je Monat',
  flowsSummary: ({ months }) => `Ein- und Ausgänge je Monat: ${months}.`,
  flowOfMonth: (of) => `${of.month}: ${of.in} ein, ${of.out} aus`,
  month: 'Monat',
  in: 'Ein',
  out: 'Aus',
  payees: 'Größte Empfänger',
  payments: (count) => plural(count, { one: '# Zahlung', other: '# Zahlungen' }),
  otherPayees: (count) => `${numberText(count)} weitere`,
})
