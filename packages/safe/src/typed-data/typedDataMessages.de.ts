import { defineTranslation, numberText } from '@countersign/primitives'
import type { typedDataMessages } from './typedDataMessages.ts'

export const typedDataMessagesDe = defineTranslation<typeof typedDataMessages>('typed-data', {
  missing: 'nicht angegeben',
  anObject: 'ein Objekt',
  allUsed: 'ihr Haupttyp fehlt, und alle ihre Typen werden von anderen verwendet',
  severalTypes: (types) => `ihr Haupttyp fehlt, und von ihren Typen kommen infrage: ${types}`,
  chainIdTooLarge: (chainId) => `Die Chain-ID ${chainId} passt nicht in eine JSON-Zahl.`,
  noValue: ({ path, value, type }) => `${path} ist ${value}, und das ist kein gültiger Wert für ${type}`,
  tooNested: ({ path, most }) => `${path} ist mehr als ${most} Ebenen tief verschachtelt`,
  tooLong: (most) => `ihre Typen und fehlenden Strukturen sind länger als ${numberText(most)} Bytes`,
  noStruct: ({ path, type }) => `${path} ist kein gültiger Wert für ${type}`,
  noList: (path) => `${path} ist keine Liste`,
  otherLength: ({ path, count, type, expected }) => `${path} hat ${count} Einträge, ${type} hat aber ${expected}`,
  noPrimaryType: (type) => `ihr Haupttyp „${type}“ gehört nicht zu ihren Typen`,
  malformed: (reason) => `Diese typisierten Daten lassen sich nicht hashen: ${reason}.`,
})
