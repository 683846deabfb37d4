import { defineTranslation } from '../language/defineMessages.ts'
import { plural } from '../language/numberText.ts'
import type { addressInputMessages } from './addressInputMessages.ts'

export const addressInputMessagesDe = defineTranslation<typeof addressInputMessages>('address-input', {
  wrongChecksum: ({ typed, address }) =>
    `Die Prüfsumme von ${typed} stimmt nicht: Diese Ziffern schreibt man ${address}. Vielleicht ist eine Ziffer vertippt. Vergleichen Sie die Adresse mit der Quelle.`,
  otherChain: ({ found, expected }) =>
    `Diese Adresse gehört zum Netzwerk „${found}“, hier wird „${expected}“ erwartet. Wechseln Sie das Netzwerk, oder geben Sie die Adresse ein, die der Empfänger in diesem Netzwerk verwendet.`,
  wrongLength: (count) =>
    `Diese Adresse hat ${plural(count, { one: '# Ziffer', other: '# Ziffern' })} nach 0x, eine Adresse hat 40.`,
  prefixMissing: (address) =>
    `Das Netzwerkkürzel fehlt: Schreiben Sie es vor die Adresse, zum Beispiel „eth:${address}“.`,
  empty: 'Geben Sie eine Adresse ein.',
  prefixEmpty: 'Vor dem Doppelpunkt fehlt das Netzwerkkürzel.',
  noPrefix: (text) =>
    `„${text}“ ist kein Netzwerkkürzel. Es besteht aus Buchstaben, Ziffern und Bindestrichen, zum Beispiel „eth“.`,
  mustStart: 'Die Adresse muss mit 0x beginnen.',
  noAddress: (text) => `„${text}“ ist keine Adresse: Sie besteht aus 0x und 40 hexadezimalen Ziffern.`,
  wrongDigit: ({ digit, position }) => `„${digit}“ an Stelle ${position} ist keine hexadezimale Ziffer.`,
})
