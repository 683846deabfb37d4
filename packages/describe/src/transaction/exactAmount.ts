import { displayUnits } from '@countersign/primitives'

/**
 * The exact amount with separators and at least two decimals, without rounding.
 *
 * @param value in the token's smallest unit
 * @example
 * exactAmount(36_000_000_000n, 6) // '36,000.00'
 */
export const exactAmount = (value: bigint, decimals: number): string =>
  displayUnits(value, decimals, { minFraction: decimals === 0 ? 0 : 2, group: true })
