import { displayUnits } from '@countersign/primitives'

const shownFraction = 6

/**
 * The number of a token amount for display: separators of the language, at least two decimals, at most six unless `exact`, cut and
 * never rounded up, a true minus sign. A remainder too small to show gives "< 0.000001", not zero.
 *
 * @param amount in the token's smallest unit
 * @param sign writes + before positive amounts
 * @example
 * amountText(412_500_000_001n, 6) // '412,500.000001'
 * amountText(1n, 18) // '< 0.000001'
 */
export function amountText(amount: bigint, decimals: number, { exact = false, sign = false } = {}): string {
  const size = amount < 0n ? -amount : amount
  const lead = amount < 0n ? '−' : sign && amount > 0n ? '+' : ''
  const smallest = decimals > shownFraction ? 10n ** BigInt(decimals - shownFraction) : 1n
  if (!exact && size > 0n && size < smallest) return `${lead}< ${displayUnits(1n, shownFraction)}`
  const options = { minFraction: 2, group: true, ...(exact ? {} : { maxFraction: shownFraction }) }
  return lead + displayUnits(size, decimals, options)
}
