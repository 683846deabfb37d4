/** Digits after the decimal point. More than any currency shows, so that the displayed value is never rounded up. */
const DIGITS = 6

/**
 * The value of an amount at a price, rounded down.
 *
 * @param price plain decimal string for one whole token
 * @returns plain decimal string, or null without a price
 * @example
 * fiatOf(1_500_000n, 6, '0.9998') // '1.499700'
 */
export function fiatOf(value: bigint, decimals: number, price: string | null | undefined): string | null {
  const parts = /^(\d+)(?:\.(\d*))?$/.exec(price ?? '')
  if (!parts) return null
  const [, whole = '0', fraction = ''] = parts
  const scaled = BigInt(whole + fraction)
  if (scaled === 0n) return null
  const result = (value * scaled * 10n ** BigInt(DIGITS)) / 10n ** BigInt(decimals + fraction.length)
  const text = result.toString().padStart(DIGITS + 1, '0')
  return `${text.slice(0, -DIGITS)}.${text.slice(-DIGITS)}`
}
