import { defineTranslation } from '@countersign/primitives'
import type { ensMessages } from './ensMessages.ts'

export const ensMessagesDe = defineTranslation<typeof ensMessages>('ens', {
  oddCharacter: (character) =>
    `Der Name enthält das Zeichen „${character}“. Namen mit anderen Zeichen als Buchstaben, Ziffern und Bindestrichen werden hier nicht nachgeschlagen. Geben Sie die Adresse ein.`,
  noNames: ({ name, chain }) =>
    `${name} sieht wie ein Name aus, aber auf ${chain} werden keine Namen nachgeschlagen. Geben Sie die Adresse ein: 0x und 40 Ziffern.`,
  noName: (text) => `„${text}“ ist kein Name. Ein Name hat Teile mit Punkten dazwischen, zum Beispiel „team.eth“.`,
})
