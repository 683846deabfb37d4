import { numberMarks } from '../language/numberText.ts'
import { formatUnits, type FormatUnitsOptions } from './formatUnits.ts'

/**
 * A token amount for the screen, with the marks of the current language. Files, links, inputs and everything on the wire use `formatUnits`
 * or `inputUnits`.
 *
 * @param value amount in the token's smallest unit
 * @param decimals the token's decimals
 * @example
 * displayUnits(412500000000n, 6, { minFraction: 2, group: true }) // '412,500.00'
 */
export const displayUnits = (value: bigint, decimals: number, options?: FormatUnitsOptions): string =>
  displayNumber(formatUnits(value, decimals, options))

/**
 * A decimal number in canonical form (grouped by commas, with a decimal point) with the marks of the current language.
 *
 * @example
 * displayNumber('412,500.00') // '412,500.00'
 */
export function displayNumber(canonical: string): string {
  const { group, decimal } = numberMarks()
  return canonical.replace(/[.,]/g, (mark) => (mark === ',' ? group : decimal))
}
