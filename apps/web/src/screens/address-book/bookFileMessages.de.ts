import { defineTranslation, listText, numberText, plural } from '@countersign/primitives'
import type { bookFileMessages } from './bookFileMessages.ts'

export const bookFileMessagesDe = defineTranslation<typeof bookFileMessages>('book-file', {
  tooLarge: ({ limit }) => `Die Datei ist größer als die erlaubten ${numberText(limit)} Zeichen.`,
  noJson:
    'Diese JSON-Datei ist nicht vollständig. Wählen Sie eine Datei, die diese Seite aus einem Adressbuch exportiert hat.',
  noColumns: ({ columns }) =>
    `Das ist weder ein exportiertes Adressbuch noch eine CSV-Datei, deren erste Zeile die Spalten ${listText(columns)} nennt.`,
  unknownChain: ({ chainId }) => `Diese Seite hat kein Netzwerk mit der Chain-ID ${chainId}.`,
  otherKind: ({ kind }) => `Das ist kein Adressbuch: Die Art der Datei ist nicht „${kind}“.`,
  otherVersion: ({ version, known }) => `Die Datei hat Version ${version}, diese Seite liest Version ${known}.`,
  row: ({ row, reason }) => `Zeile ${numberText(row)}: ${reason}`,
  twice: ({ address }) => `${address} steht zweimal in der Datei.`,
  keptName: ({ name, address, other }) => `${name} bleibt; in der Datei heißt ${address} „${other}“.`,
  keptAbi: ({ name }) => `${name} behält die vorhandene ABI.`,
  incomplete: 'Adresse, Name und Netzwerk fehlen.',
  nameLength: ({ length, limit }) =>
    `Der Name hat ${numberText(length)} Zeichen; erlaubt sind 1 bis ${numberText(limit)}.`,
  hiddenName: 'Der Name enthält unsichtbare Zeichen. Schreiben Sie ihn neu.',
  wrongAbi: ({ reason }) => `Die ABI kann nicht gelesen werden. ${reason}`,
  wrongDescription: ({ reason }) => `Die Beschreibung kann nicht gelesen werden. ${reason}`,
  undo: 'Rückgängig',
  more: (count) => plural(count, { one: 'und # weitere', other: 'und # weitere' }),
  added: (count) => plural(count, { one: '# Kontakt wurde hinzugefügt', other: '# Kontakte wurden hinzugefügt' }),
  title: 'Kontakte importieren',
  close: 'Schließen',
  file: 'Datei',
  fileDetail:
    'Ein hier exportiertes Adressbuch mit seinen ABIs, oder eine CSV-Datei mit den Spalten address, name und chainId, auf Wunsch auch groups. Vorhandene Kontakte werden nicht geändert.',
  choose: 'Datei wählen',
  cancel: 'Abbrechen',
  import: 'Importieren',
  importCount: (count) => `${numberText(count)} importieren`,
  findings: ({ fresh, abis, same }) =>
    `${numberText(fresh)} neu, ${numberText(abis)} mit ABI; ${numberText(same)} bereits vorhanden.`,
})
