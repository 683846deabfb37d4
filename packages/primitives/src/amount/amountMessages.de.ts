import { defineTranslation } from '../language/defineMessages.ts'
import { plural } from '../language/numberText.ts'
import type { amountMessages } from './amountMessages.ts'

export const amountMessagesDe = defineTranslation<typeof amountMessages>('amount', {
  missing: 'Geben Sie einen Betrag ein.',
  negative: 'Ein Betrag kann nicht negativ sein.',
  twoMeanings: ({ text, whole, decimal }) =>
    `„${text}“ kann ${whole} oder ${decimal} bedeuten. Schreiben Sie den Betrag so, wie Sie ihn meinen.`,
  grouped: ({ text }) =>
    `„${text}“ hat mehr als ein Trennzeichen. Schreiben Sie den Betrag ohne Tausendertrennung, zum Beispiel 1234,5.`,
  noNumber: ({ text }) => `„${text}“ ist keine Zahl.`,
  tooPrecise: ({ text, count, decimals, symbol }) =>
    `${text} hat ${plural(count, { one: '# Nachkommastelle', other: '# Nachkommastellen' })}, aber ${symbol ?? 'dieser Token'} hat ${decimals === 0 ? 'keine' : decimals}.`,
  tooLarge: 'Dieser Betrag ist größer, als ein Vertrag speichern kann.',
})
