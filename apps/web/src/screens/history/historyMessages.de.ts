import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { historyMessages } from './historyMessages.ts'

export const historyMessagesDe = defineTranslation<typeof historyMessages>('history', {
  title: 'Verlauf',
  export: 'Exportieren',
  matches: ({ shown, rows }) =>
    plural(rows, {
      one: `${numberText(shown)} von # geladener Zeile passt.`,
      other: `${numberText(shown)} von # geladenen Zeilen passen.`,
    }),
  olderNotSearched: 'Ältere Zeilen werden erst durchsucht, wenn sie geladen sind.',
  stale: 'Der Dienst hat nicht geantwortet. Dies ist der zwischengespeicherte Verlauf.',
  failed: 'Der Dienst hat den Verlauf nicht gesendet',
  failedStillWorks: 'Guthaben und Eigentümer können weiter aus dem Netzwerk gelesen werden.',
  loading: 'Verlauf wird geladen',
  none: 'Noch keine Transaktionen oder Zahlungen.',
  noneDetail: 'Zahlungen und Transaktionen erscheinen hier.',
  noMatch: 'Kein Treffer.',
  noMatchDetail: 'Keine geladene Zeile passt zu allen Filtern.',
  clearFilters: 'Filter zurücksetzen',
  filter: 'Verlauf filtern',
  search: 'Hash, Adresse, Notiz oder Betrag',
  incoming: 'Eingang',
  outgoing: 'Ausgang',
  settings: 'Einstellungen',
  module: 'Durch Modul',
  failedKind: 'Fehlgeschlagen',
  number: 'Nummer',
  noNumber: ({ text }) => `„${text}“ ist keine Transaktionsnummer. Geben Sie eine ganze Zahl ab 0 ein.`,
  clear: 'Zurücksetzen',
  hideSuspicious: 'Verdächtige ausblenden',
  onlyCreation: 'Die Erstellung des Kontos.',
  total: (count) => plural(count, { one: '# Transaktion.', other: '# Transaktionen.' }),
  totalAndCreation: (count) =>
    plural(count, { one: '# Transaktion und die Erstellung.', other: '# Transaktionen und die Erstellung.' }),
})
