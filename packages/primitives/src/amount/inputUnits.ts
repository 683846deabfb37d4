import { displayNumber } from './displayUnits.ts'
import { formatUnits } from './formatUnits.ts'
import { isAmbiguousNumber } from './isAmbiguousNumber.ts'

/**
 * A token amount as the text of an input field: exact, in the current language, and `parseUnits` reads the same amount back.
 *
 * @param value amount in the token's smallest unit, not negative
 * @param decimals the token's decimals
 * @example
 * inputUnits(1_500_000n, 6) // '1.5'
 */
export const inputUnits = (value: bigint, decimals: number): string => inputNumber(formatUnits(value, decimals))

/**
 * A decimal number without grouping as text that can be typed in the current language. Where `1,234` would have two meanings, a zero makes it
 * one.
 *
 * @param canonical with a decimal point
 * @example
 * inputNumber('1.234') // '1.234'
 */
export function inputNumber(canonical: string): string {
  const text = displayNumber(canonical)
  return isAmbiguousNumber(text) ? `${text}0` : text
}
