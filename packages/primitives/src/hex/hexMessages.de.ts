import { defineTranslation } from '../language/defineMessages.ts'
import type { hexMessages } from './hexMessages.ts'

export const hexMessagesDe = defineTranslation<typeof hexMessages>('hex', {
  tooLarge: ({ value, bits }) => `${value} passt nicht in uint${bits}.`,
  noAddress: (text) => `„${text}“ ist keine Adresse: 0x und 40 Ziffern.`,
  noHash: (text) => `„${text}“ ist kein Hash: 0x und 64 Ziffern.`,
  noHex: (text) => `„${text}“ ist kein Hex: 0x und ganze Bytes.`,
})
