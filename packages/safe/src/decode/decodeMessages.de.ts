import { defineTranslation, plural, numberText } from '@countersign/primitives'
import type { decodeMessages } from './decodeMessages.ts'

export const decodeMessagesDe = defineTranslation<typeof decodeMessages>('decode', {
  bytesFollow: (count) => `nach den Parametern ${plural(count, { one: 'folgt # Byte', other: 'folgen # Bytes' })}`,
  otherBytes: 'dieselben Parameter ergeben gewöhnlich andere Bytes',
  sharedBytes: 'mehrere Parameter teilen sich Bytes, daher fehlen ihre Werte',
  pasteAbi: 'Fügen Sie eine ABI ein: JSON, oder eine Funktionssignatur pro Zeile.',
  tooLong: ({ length, most }) => `Der Text hat ${numberText(length)} Zeichen. Das Maximum ist ${numberText(most)}.`,
  noFunction: 'Es ist keine Funktion enthalten, daher lässt sich kein Aufruf benennen.',
  tooMany: ({ count, most }) => `Es sind ${numberText(count)} Funktionen. Das Maximum ist ${numberText(most)}.`,
  noJson: (reason) => `Das ist kein gültiges JSON: ${reason}.`,
  noList: 'Das JSON ist weder eine Liste noch ein Artefakt mit einer Liste „abi“.',
  item: (number) => `Eintrag ${number}`,
  noObject: (place) => `${place} ist kein Objekt.`,
  noName: (place) => `${place} ist eine Funktion ohne gültigen Namen.`,
  noMutability: ({ place, name, value }) => `${place}, ${name}: Die stateMutability ${value} gibt es nicht.`,
  noParameters: (place) => `${place}: Die Parameter sind keine Liste.`,
  parameterNoObject: ({ place, number }) => `${place}: Parameter ${number} ist kein Objekt.`,
  parameter: ({ place, number }) => `${place}, Parameter ${number}`,
  noType: ({ place, number, type }) => `${place}: Parameter ${number} hat den Typ ${type}, den es nicht gibt.`,
  line: (number) => `Zeile ${number}`,
  noSignature: ({ place, text }) => `${place} ist keine Funktionssignatur: ${text}`,
  sharedSelector: ({ first, second, selector }) =>
    `${first} und ${second} haben denselben Selektor ${selector}: Kein Vertrag hat beide.`,
  fileTooLong: ({ length, most }) =>
    `Die Datei hat ${numberText(length)} Zeichen. Das Maximum ist ${numberText(most)}.`,
  noContext: 'Es fehlt context.contract: Nur Beschreibungen von Verträgen werden gelesen.',
  noFormats: 'Es fehlt display.formats, also ist keine Methode beschrieben.',
  noIntent: 'Keine der Methoden ist eine Funktionssignatur mit einem Zweck.',
})
