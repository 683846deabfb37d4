import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { historyMessages } from './historyMessages.ts'

export const historyMessagesDe = defineTranslation<typeof historyMessages>('history', {
  title: 'Verlauf',
  export: 'Exportieren',
  exportCount: ({ count }) => `${numberText(count)} exportieren`,
  monthFiles: 'Monatsdateien',
  matches: ({ count, all }) =>
    all === null
      ? plural(count, {
          one: '# Transaktion des ganzen Verlaufs passt.',
          other: '# Transaktionen des ganzen Verlaufs passen.',
        })
      : plural(count, {
          one: `# von ${numberText(all)} Transaktionen des ganzen Verlaufs passt.`,
          other: `# von ${numberText(all)} Transaktionen des ganzen Verlaufs passen.`,
        }),
  searching: 'Verlauf wird durchsucht',
  stale: 'Der Dienst hat nicht geantwortet. Dies ist der zwischengespeicherte Verlauf.',
  failed: 'Der Dienst hat den Verlauf nicht gesendet',
  failedStillWorks: 'Guthaben und Eigentümer können weiter aus dem Netzwerk gelesen werden.',
  loading: 'Verlauf wird geladen',
  none: 'Noch keine Transaktionen oder Zahlungen.',
  noneDetail: 'Zahlungen und Transaktionen erscheinen hier.',
  noMatch: 'Kein Treffer.',
  noMatchDetail: 'Nichts im ganzen Verlauf passt zu allen Filtern.',
  clearFilters: 'Filter zurücksetzen',
  filter: 'Verlauf filtern',
  search: 'Notiz, Name, Hash oder Betrag',
  clear: 'Zurücksetzen',
  together: ({ rows, matching }) =>
    matching === null || matching === rows
      ? `${numberText(rows)} Zeilen einer Ethereum-Transaktion`
      : `${numberText(rows)} Zeilen einer Ethereum-Transaktion, davon ${numberText(matching)} passend`,
  hideSuspicious: 'Verdächtige ausblenden',
  onlyCreation: 'Die Erstellung des Kontos.',
  total: (count) => plural(count, { one: '# Transaktion.', other: '# Transaktionen.' }),
  totalAndCreation: (count) =>
    plural(count, { one: '# Transaktion und die Erstellung.', other: '# Transaktionen und die Erstellung.' }),
  filteredHere:
    'Dieser Dienst hat keinen Filter. Die Seite filtert nach dem, was jede Zeile sagt; Token, die innerhalb eines Stapels bewegt werden, findet sie nicht.',
})
