import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { callInputMessages } from './callInputMessages.ts'

export const callInputMessagesDe = defineTranslation<typeof callInputMessages>('builder-input', {
  contract: 'Vertrag',
  value: 'Wert',
  method: 'Methode',
  calldata: 'Aufrufdaten',
  recipient: 'Empfänger',
  token: 'Token',
  amount: 'Betrag',
  parameter: (number) => `Parameter ${number}`,
  item: ({ field, index }) => `${field}, Element ${index}`,

  enterContract: 'Wählen Sie einen Vertrag oder geben Sie einen ein.',
  enterAddressOrName: 'Geben Sie eine Adresse ein, oder einen Namen, der zu einer Adresse führt.',
  zeroContract: 'An der Nulladresse ist kein Vertrag.',
  chooseMethod: 'Wählen Sie eine Methode.',
  enterCalldata: 'Geben Sie Aufrufdaten ein oder einen Wert, der gesendet wird.',
  enterRecipient: 'Geben Sie einen Empfänger ein.',
  chooseToken: 'Wählen Sie einen Token dieses Kontos.',
  chooseTokenFirst: 'Wählen Sie zuerst einen Token.',
  enterAmount: 'Geben Sie einen Betrag ein.',
  tooManyValues: (most) =>
    `Die Methode nimmt mehr als ${numberText(most)} Werte. Geben Sie ihre Aufrufdaten als rohe Bytes ein.`,

  mustBeSingle: (type) => `Hier ist ein einzelner Wert vom Typ ${type} nötig.`,
  wrongCount: ({ type, size, count }) =>
    `${type} braucht ${plural(size, { one: '# Element', other: '# Elemente' })}, hier ${plural(count, { one: 'ist es #', other: 'sind es #' })}.`,
  noType: (type) => `${type} ist kein Typ von Solidity.`,
  enterAddress: 'Geben Sie eine Adresse ein.',
  wrongChecksum: 'Die Prüfsumme stimmt nicht. Ein Zeichen ist falsch oder falsch groß- oder kleingeschrieben.',
  noBool: (text) => `„${text}“ ist weder true noch false.`,
  enterBytes: 'Geben Sie die Bytes ein; 0x für keine.',
  enterSomeBytes: (size) =>
    plural(size, {
      one: 'Geben Sie # Byte ein, als 0x und 2 Ziffern.',
      other: `Geben Sie # Bytes ein, als 0x und ${size * 2} Ziffern.`,
    }),
  bytesStart: 'Bytes beginnen mit 0x.',
  wrongDigit: ({ digit, position }) => `„${digit}“ an Stelle ${position} ist keine hexadezimale Ziffer.`,
  oddDigits: (count) =>
    plural(count, {
      one: '# Ziffer ist keine ganze Zahl von Bytes.',
      other: '# Ziffern sind keine ganze Zahl von Bytes.',
    }),
  wrongSize: ({ type, size, count }) =>
    `${type} braucht ${plural(size, { one: '# Byte', other: '# Bytes' })}, hier sind es ${count}.`,
  noBytes: 'Das sind keine Bytes.',
  enterNumber: 'Geben Sie eine Zahl ein.',
  noWhole: (text) => `${text} ist keine ganze Zahl. Rohe Werte haben keine Nachkommastellen und keine Trennzeichen.`,
  noNumber: (text) => `„${text}“ ist keine Zahl.`,
  tooManyDecimals: ({ count, symbol, decimals }) =>
    `${plural(count, { one: '# Nachkommastelle', other: '# Nachkommastellen' })}, ${symbol} hat aber ${decimals === 0 ? 'keine' : decimals}. Der rohe Wert würde abgeschnitten.`,
  negative: (type) => `Ein ${type} kann nicht negativ sein.`,
  tooSmall: ({ type, least }) => `Zu klein für ${type}: Der kleinste Wert ist ${least}.`,
  tooLarge: ({ type, most }) => `Zu groß für ${type}: Der größte Wert ist ${most}.`,

  notSolidity: 'ist kein Typ von Solidity',
  noHex: 'sind keine hexadezimalen Daten',
  noWei: 'ist keine ganze Zahl in Wei',
  noAddress: 'ist keine Adresse mit richtiger Prüfsumme',
  fileTooLong: ({ count, most }) =>
    `Die Datei hat ${numberText(count)} Zeichen; höchstens ${numberText(most)} sind möglich.`,
  noJson: (reason) => `Das ist keine JSON-Datei: ${reason}.`,
  fileTooDeep: 'Die Datei: Ihre Parameter sind zu tief verschachtelt.',
  fileProblem: ({ place, problem }) => `${place === '' ? 'Die Datei' : place}: ${problem}.`,
  unexpected: 'nicht wie erwartet',
  otherVersion: (version) => `version: In der Datei steht „${version}“, diese Seite liest aber „1.0“.`,
  bytesOf: ({ start, end, count }) => `${start}…${end}, ${plural(count, { one: '# Byte', other: '# Bytes' })}`,
  bytesDiffer: ({ file, encoded }) =>
    `Die Bytes in der Datei (${file}) weichen von ihren kodierten Werten (${encoded}) ab. Verwendet werden die Bytes.`,
  valuesUnread: ({ method, problem }) =>
    `Die Werte von ${method} in der Datei sind nicht lesbar: ${problem}. Verwendet werden die Bytes.`,
  amountKept: ({ method, amount }) =>
    `${method} nimmt laut der Datei keine Währung an, der Aufruf sendet aber ${amount}. Verwendet werden der Betrag und die Bytes.`,
  amountLost: ({ method, amount }) =>
    `${method} nimmt laut der Datei keine Währung an, der Aufruf sendet aber ${amount}. Die Werte sind unvollständig, daher wird der Betrag nicht verwendet.`,
  someWrong: 'Einige fehlen oder sind falsch',

  theValue: 'Der Wert',
  isList: ({ place, type }) => `${place} ist eine Liste, nötig ist ein einzelner Wert vom Typ ${type}.`,
  isNoList: ({ place, type }) => `${place} ist keine Liste, ${type} braucht aber eine.`,
  wrongFields: ({ place, count, needed }) =>
    `${place} hat ${plural(count, { one: '# Wert', other: '# Werte' })}, das Tupel hat ${plural(needed, { one: '# Feld', other: '# Felder' })}.`,
  isNoTuple: (place) => `${place} ist kein Tupel: Schreiben Sie [a, b] oder {"name": a}.`,
  unknownField: ({ place, field }) => `${place} hat ein Feld „${field}“, das es im Tupel nicht gibt.`,

  atPosition: ({ problem, position }) => `${problem}, an Stelle ${position}.`,
  notExpected: (text) => `„${text}“ war nicht erwartet`,
  jsonTooDeep: 'Die Klammern sind zu tief verschachtelt',
  endsEarly: 'Der Text endet zu früh',
  colonMissing: 'Ein Doppelpunkt fehlt',
  missing: (text) => `„${text}“ fehlt`,
  missingBefore: ({ end, found }) => `Vor „${found}“ fehlt „,“ oder „${end}“`,
  itemMissing: 'Nach dem Komma fehlt ein Element',
  notClosed: (quote) => `${quote} ist nicht geschlossen`,
  wrongQuoted: 'Der Text in Anführungszeichen ist kein gültiges JSON',
})
