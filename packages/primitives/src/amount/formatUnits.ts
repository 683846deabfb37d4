/**
 * How an amount is written.
 *
 * @example
 * const review: FormatUnitsOptions = { minFraction: 2, group: true }
 */
export type FormatUnitsOptions = {
  /** Digits after the point at least, filled with zeros. Default 0. */
  readonly minFraction?: number
  /** Digits after the point at most; the rest is cut off, never rounded up. Default: all of them. */
  readonly maxFraction?: number
  /** Separate thousands with commas. Default false, so that the result can be typed back in. */
  readonly group?: boolean
}

/**
 * Writes a token amount as a decimal number, exactly unless `maxFraction` cuts it.
 *
 * @param value amount in the token's smallest unit
 * @param decimals the token's decimals
 * @example
 * formatUnits(412500000000n, 6, { minFraction: 2, group: true }) // '412,500.00'
 */
export function formatUnits(value: bigint, decimals: number, options: FormatUnitsOptions = {}): string {
  const { minFraction = 0, maxFraction = Infinity, group = false } = options
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const kept = digits.slice(digits.length - decimals).slice(0, maxFraction)
  const fraction = kept.replace(/0+$/, '').padEnd(Math.min(minFraction, maxFraction), '0')
  const grouped = group ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole
  const text = fraction === '' ? grouped : `${grouped}.${fraction}`
  return value < 0n && /[1-9]/.test(text) ? `-${text}` : text
}
