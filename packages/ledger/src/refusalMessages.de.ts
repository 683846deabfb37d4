import { defineTranslation, numberText } from '@countersign/primitives'
import type { refusalMessages } from './refusalMessages.ts'

/** German texts for the reasons why a proposal is refused. */
export const refusalMessagesDe = defineTranslation<typeof refusalMessages>('ledger-refusals', {
  nonceUsed: ({ nonce, current }) => `Die Nonce ${nonce} ist schon verwendet: Das Konto steht bei ${current}.`,
  nonceTooHigh: ({ nonce, most }) =>
    `Die Nonce ${nonce} liegt über ${most}, der höchsten Nonce, die der Dienst speichert.`,
  originTooLong: ({ characters, most }) =>
    `Die Herkunftsangabe hat ${numberText(characters)} Zeichen; höchstens ${numberText(most)} sind erlaubt.`,
  noAddressInId: ({ text }) => `„${text}“ in der Mitte der Kennung ist keine Adresse.`,
  notATransferId: ({ text }) => `„${text}“ am Ende der Kennung benennt keine Übertragung.`,
  notAnId: ({ text }) => `„${text}“ ist weder die Kennung einer Transaktion noch ein safeTxHash.`,
})
