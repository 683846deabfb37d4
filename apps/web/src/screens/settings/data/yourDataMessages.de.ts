import { defineTranslation, listText, numberText, plural } from '@countersign/primitives'
import type { PartId } from './DataPart.ts'
import type { yourDataMessages } from './yourDataMessages.ts'

const names: Readonly<Record<PartId, string>> = {
  accounts: 'Konten',
  contacts: 'Kontakte',
  abis: 'ABIs und Beschreibungen',
  apps: 'Eigene Apps',
  pins: 'Angeheftete und geöffnete Apps',
  networks: 'Eigene Netzwerke',
  tokens: 'Eigene Token',
  hidden: 'Ausgeblendete Token',
  nodes: 'Eigene Knoten',
  drafts: 'Entwürfe und Vorlagen',
  creations: 'Erstellungsdaten von Konten',
  plans: 'Pläne für mehrere Netzwerke',
  settings: 'Einstellungen',
}

export const yourDataMessagesDe = defineTranslation<typeof yourDataMessages>('your-data', {
  title: 'Ihre Daten',
  subtitle: 'Alles, was dieser Browser für Sie speichert, als eine Datei. Nichts davon geht an einen Server.',
  part: (id) => names[id],
  exportTitle: 'Exportieren',
  exportNote: 'Vorschläge und Unterschriften sind nicht in der Datei: Sie haben auf ihren Seiten eigene Dateien.',
  secrets: 'Eigene Netzwerke und Knoten, deren Adressen Schlüssel enthalten können',
  passphrase: 'Passphrase (freiwillig)',
  passphraseNote:
    'Mit einer Passphrase ist die Datei verschlüsselt; nur diese öffnet sie. Eine verlorene lässt sich nicht wiederherstellen.',
  save: 'Datei speichern',
  empty: 'Dieser Browser speichert noch nichts.',
  entries: (count) => plural(count, { one: '# Eintrag', other: '# Einträge' }),

  queueElsewhere: 'Transaktionen, die in einem anderen Safe-Dienst warten: <link>Importieren</link>',
  importTitle: 'Importieren',
  importNote:
    'Eine hier exportierte Datei oder der Export von Safe{Wallet} (Version 1, 2 oder 3). Einträge, die dieser Browser schon hat, werden nicht ersetzt.',
  file: 'Datei',
  choose: 'Datei wählen',
  filePassphrase: 'Passphrase der Datei',
  open: 'Öffnen',
  wrongPassphrase: 'Die Passphrase öffnet diese Datei nicht.',
  preview: 'Was die Datei hinzufügt',
  counts: ({ fresh, same, kept }) =>
    `${numberText(fresh)} neu, ${numberText(same)} bereits hier, ${numberText(kept)} bleiben, wie sie hier sind`,
  fromSafe: 'Die Datei ist ein Export von Safe{Wallet}.',
  unread: (parts) => `Nicht daraus gelesen: ${listText(parts)}.`,
  nodesWarning:
    'Ein Knoten aus einer Datei sieht Ihre Adressen und beantwortet die Prüfungen dieser Seite. Fügen Sie nur Knoten hinzu, denen Sie vertrauen.',
  refused: ({ part, number, reason }) => `${names[part]}, Eintrag ${numberText(number)}: ${reason}`,
  wrongEntry: ({ place, problem }) => (place === '' ? problem : `bei ${place}: ${problem}`),
  unknownChain: ({ chainId }) => `Diese Seite hat kein Netzwerk mit der Chain-ID ${chainId}.`,
  wrongChecksum: ({ address }) => `Die Prüfsumme von ${address} ist falsch.`,
  notAPlan: 'das ist kein Plan, oder er wurde verändert.',
  otherAddress: 'aus diesen Daten entsteht ein Konto mit einer anderen Adresse.',
  twice: 'Er steht zweimal in der Datei.',
  more: (count) => `und ${numberText(count)} weitere`,
  import: 'Importieren',
  importCount: (count) => plural(count, { one: '# Eintrag importieren', other: '# Einträge importieren' }),
  nothingFresh: 'Nichts in der Datei ist neu.',
  imported: (count) => plural(count, { one: '# Eintrag wurde hinzugefügt', other: '# Einträge wurden hinzugefügt' }),
  undo: 'Rückgängig',

  tooLarge: ({ most }) => `Die Datei ist größer als die erlaubten ${numberText(most)} Zeichen.`,
  notJson: 'Das ist keine JSON-Datei. Wählen Sie eine Datei, die hier oder von Safe{Wallet} exportiert wurde.',
  otherFile:
    'Das ist weder eine hier exportierte Datei noch ein Export von Safe{Wallet} der Version 1.0, 2.0 oder 3.0.',
  otherVersion: ({ version, known }) => `Die Datei hat Version ${version}, diese Seite liest Version ${known}.`,
  nothing: 'Die Datei enthält nichts, was diese Seite speichert.',
})
