/** A non-negative decimal as digits and the number of fraction digits. Money is never stored as a float. */
type Decimal = { digits: bigint; scale: number }

/** Limit of the wire. */
const MAX_FRACTION = 20

/** `price` × `amount` / 10^`decimals`, as a plain decimal string. */
export function multiplyPrice(price: string, amount: bigint, decimals: number): string {
  const { digits, scale } = parseDecimal(price)
  return formatDecimal({ digits: digits * amount, scale: scale + decimals })
}

export function sumDecimals(values: readonly string[]): string {
  return formatDecimal({
    digits: values.reduce((sum, value) => sum + toScale(parseDecimal(value)), 0n),
    scale: MAX_FRACTION,
  })
}

/** Order of two decimal strings: negative, zero or positive. */
export function compareDecimals(a: string, b: string): number {
  const difference = toScale(parseDecimal(a)) - toScale(parseDecimal(b))
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

function parseDecimal(text: string): Decimal {
  const [whole = '0', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

/** Rounds half up at the last digit of the wire format. */
function toScale({ digits, scale }: Decimal): bigint {
  if (scale <= MAX_FRACTION) return digits * 10n ** BigInt(MAX_FRACTION - scale)
  const divisor = 10n ** BigInt(scale - MAX_FRACTION)
  return (digits + divisor / 2n) / divisor
}

function formatDecimal(value: Decimal): string {
  const text = toScale(value)
    .toString()
    .padStart(MAX_FRACTION + 1, '0')
  const whole = text.slice(0, -MAX_FRACTION)
  const fraction = text.slice(-MAX_FRACTION).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
