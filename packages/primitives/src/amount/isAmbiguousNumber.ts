import { numberMarks } from '../language/numberText.ts'

/** One mark with one to three digits before it and three after it. No grouped number begins with zero only. */
const ONE_GROUP = /^(?!0+[.,])\d{1,3}([.,])\d{3}$/

/**
 * Whether a number may be grouped thousands or a decimal number. `1,234` is, in every language: to some the comma groups, to others it separates
 * decimals. `1.234` is, where the point groups.
 *
 * @example
 * isAmbiguousNumber('1,234') // true
 * isAmbiguousNumber('1.234') // false
 */
export function isAmbiguousNumber(text: string): boolean {
  const mark = ONE_GROUP.exec(text)?.[1]
  return mark === ',' || (mark === '.' && numberMarks().group === '.')
}
