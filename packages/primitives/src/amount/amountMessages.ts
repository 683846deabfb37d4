import { defineMessages } from '../language/defineMessages.ts'
import { plural } from '../language/numberText.ts'

type Precision = {
  readonly text: string
  /** The decimals of the text. */
  readonly count: number
  /** The decimals of the token. */
  readonly decimals: number
  readonly symbol: string | undefined
}

/** Why a typed amount is refused. */
export const amountMessages = defineMessages('amount', {
  missing: 'Enter an amount.',
  negative: 'An amount cannot be negative.',
  twoMeanings: ({ text, whole, decimal }: { text: string; whole: string; decimal: string }) =>
    `"${text}" may mean ${whole} or ${decimal}; write the one that is meant.`,
  grouped: ({ text }: { text: string }) =>
    `"${text}" has more than one separator; write the amount without grouping, as in 1234.5.`,
  noNumber: ({ text }: { text: string }) => `"${text}" is not a number.`,
  tooPrecise: ({ text, count, decimals, symbol }: Precision) =>
    `${text} has ${plural(count, { one: '# decimal', other: '# decimals' })}, but ${symbol ?? 'this token'} has ${decimals === 0 ? 'none' : decimals}.`,
  tooLarge: 'This amount is larger than a contract can hold.',
})
