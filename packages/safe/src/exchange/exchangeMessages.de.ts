import { defineTranslation, numberText } from '@countersign/primitives'
import type { exchangeMessages } from './exchangeMessages.ts'

export const exchangeMessagesDe = defineTranslation<typeof exchangeMessages>('exchange', {
  unpacksTo: (most) => `entpackt sich zu mehr als ${numberText(most)} Bytes`,
  noProposal: (reason) => `Dies ist kein Vorschlag: Der Inhalt ${reason}.`,
  theWhole: 'das Ganze',
  theLink: 'der Link',
  otherAddress: ({ computed, stated }) => `ist ${stated}, die Erstellungsdaten ergeben aber ${computed}`,
  foreignCharacters: 'enthält Zeichen, die nicht in einen Link gehören',
  cutOff: 'wurde abgeschnitten',
  changedEnd: 'wurde am Ende verändert',
  notProposal: 'ist kein Vorschlag',
  notMessage: 'ist keine Nachricht',
  otherFormat: (format) => `ist nicht ${format}`,
  otherVersion: ({ found, reads }) => `ist ${found}, gelesen wird ${reads}`,
  evidenceChanged: ({ found, expected }) =>
    `Der Nachweis wurde nach seiner Erstellung verändert: Seine Prüfsumme ist ${found}, sie sollte aber ${expected} sein.`,
  fileChanged: ({ found, expected }) =>
    `Die Datei wurde unterwegs verändert: Ihre Prüfsumme ist ${found}, sie sollte aber ${expected} sein. Bitten Sie noch einmal darum.`,
  twoTransactions: ({ known, incoming }) =>
    `Dies sind zwei Transaktionen: Hier bekannt ist ${known}, der Import enthält aber ${incoming}. Nichts wurde importiert.`,
  halfCharacter: 'enthält ein halbes Zeichen',
  notJson: 'ist kein JSON',
  otherSpelling: 'ist nicht so geschrieben, wie dieses Format typisierte Daten schreibt',
  notObject: 'ist kein Objekt',
  noPart: 'ist kein Teil typisierter Daten',
  tooNested: (most) => `ist tiefer als ${most} Ebenen verschachtelt`,
  bytesOnly: (count) => `hat nur ${numberText(count)} Bytes`,
  bytesChanged: ({ found, expected }) =>
    `Unterwegs gingen Bytes verloren oder wurden verändert: Ihre Prüfsumme ist ${found}, gesendet wurde aber ${expected}. Versuchen Sie es noch einmal.`,
  otherStart: 'beginnt nicht wie ein Vorschlag',
  doesNotUnpack: 'lässt sich nicht entpacken',
  newerVersion: ({ found, reads }) => `ist ${found}, von einer neueren Seite erstellt, diese liest ${reads}`,
  theFile: 'die Datei',
  tooManyCharacters: ({ count, most }) => `hat ${numberText(count)} Zeichen, mehr als ${numberText(most)}`,
  nestedTooDeep: 'ist zu tief verschachtelt',
  linkVersion: ({ found, reads }) => `hat die Version ${found}, diese Seite liest ${reads}`,
  unknownMode: (mode) => `ist mit einer unbekannten Methode versiegelt, ${mode}`,
  rounds: ({ found, least, most }) =>
    `verlangt ${numberText(found)} Runden, angenommen werden ${numberText(least)} bis ${numberText(most)}`,
  noEncryption:
    'Der Browser verschlüsselt nur auf https, localhost und bei lokalen Dateien. Verwenden Sie hier eine Datei oder einen QR-Code.',
  cannotOpen:
    'Der Inhalt kann nicht geöffnet werden: Der Schlüssel oder die Passphrase ist falsch, oder der Link wurde unterwegs verändert oder abgeschnitten.',
  malformed: ({ path, reason }) => `Dies ist kein lesbarer Vorschlag: ${path} ${reason}.`,
  unknownField: 'ist kein bekanntes Feld',
  notList: 'ist keine Liste',
  tooManyEntries: ({ count, most }) => `hat ${numberText(count)} Einträge, mehr als ${numberText(most)}`,
  noneOf: (values) => `ist keines von ${values}`,
  notText: 'ist kein Text',
  notWhole: 'ist keine ganze Zahl',
  tooManyBits: (bits) => `passt nicht in ${bits} Bits`,
  notWholeUpTo: (most) => `ist keine ganze Zahl bis ${most}`,
  notHex: 'ist kein Hex in Kleinbuchstaben',
  otherSize: (bytes) => `hat nicht ${bytes} Bytes`,
  tooManyBytes: (most) => `hat mehr als ${most} Bytes`,
  notAddress: 'ist keine Adresse',
  wrongChecksum: 'hat eine falsche Prüfsumme',
  moreThanProposal: 'enthält mehr als einen Vorschlag und seinen Schlüssel',
  noKey: 'hat keinen Schlüssel, er wurde unterwegs abgeschnitten',
  accountTwice: 'steht schon im Plan',
})
