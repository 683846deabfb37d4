import { displayUnits } from '@countersign/primitives'

const shownFraction = 6

type AmountOptions = { readonly exact?: boolean; readonly sign?: boolean; readonly significant?: number | null }

/**
 * The number of a token amount for display: separators of the language, at least two decimals, at most six unless `exact`, cut and
 * never rounded up, a true minus sign. A remainder too small to show gives "< 0.000001", not zero.
 *
 * @param amount in the token's smallest unit
 * @param options.sign writes + before positive amounts
 * @param options.significant at most so many significant digits, for a small number that is not signed, for example a fee
 * @example
 * amountText(412_500_000_001n, 6) // '412,500.000001'
 * amountText(1n, 18) // '< 0.000001'
 */
export function amountText(
  amount: bigint,
  decimals: number,
  { exact = false, sign = false, significant = null }: AmountOptions = {},
): string {
  const size = amount < 0n ? -amount : amount
  const lead = amount < 0n ? '−' : sign && amount > 0n ? '+' : ''
  const smallest = decimals > shownFraction ? 10n ** BigInt(decimals - shownFraction) : 1n
  if (significant !== null) {
    const maxFraction = fractionFor(size, decimals, significant)
    return lead + displayUnits(size, decimals, { minFraction: 2, group: true, maxFraction })
  }
  if (!exact && size > 0n && size < smallest) return `${lead}< ${displayUnits(1n, shownFraction)}`
  const options = { minFraction: 2, group: true, ...(exact ? {} : { maxFraction: shownFraction }) }
  return lead + displayUnits(size, decimals, options)
}

/** The digits after the point that show so many significant digits, at least two. */
function fractionFor(size: bigint, decimals: number, significant: number): number {
  // Negative for a number below 0.1: the zeros after its point.
  const whole = size.toString().length - decimals
  return Math.max(2, significant - whole)
}
