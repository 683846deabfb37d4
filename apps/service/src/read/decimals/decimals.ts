/** A non-negative decimal as digits and the number of fraction digits. Money is never stored as a float. */
type Decimal = { digits: bigint; scale: number }

/** Limit of the wire. */
const MAX_FRACTION = 20

/** `price` × `amount` / 10^`decimals`, as a plain decimal string. */
export function multiplyPrice(price: string, amount: bigint, decimals: number): string {
  const { digits, scale } = parseDecimal(price)
  return formatDecimal({ digits: digits * amount, scale: scale + decimals })
}

/** The product of two decimals, for a price in another currency. */
export function multiplyDecimals(a: string, b: string): string {
  const [one, other] = [parseDecimal(a), parseDecimal(b)]
  return formatDecimal({ digits: one.digits * other.digits, scale: one.scale + other.scale })
}

/** `a` / `b`, rounded down; null when `b` is zero. */
export function divideDecimals(a: string, b: string): string | null {
  const [one, other] = [parseDecimal(a), parseDecimal(b)]
  if (other.digits === 0n) return null
  const digits = (one.digits * 10n ** BigInt(MAX_FRACTION + other.scale)) / (other.digits * 10n ** BigInt(one.scale))
  return formatDecimal({ digits, scale: MAX_FRACTION })
}

/** How much a price changed, in percent with at most six digits: `-1.25`; null when the earlier price is zero. */
export function changeInPercent(before: string, now: string): string | null {
  const [old, current] = [toScale(parseDecimal(before)), toScale(parseDecimal(now))]
  if (old === 0n) return null
  const difference = current - old
  const digits = ((difference < 0n ? -difference : difference) * 100_000_000n) / old
  const text = formatDecimal({ digits, scale: 6 })
  return difference < 0n && digits > 0n ? `-${text}` : text
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
