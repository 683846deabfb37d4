import { displayUnits, formatUnits } from '@countersign/primitives'

/** Digits after the point of an estimate: four, or two significant digits of a smaller amount. */
const DIGITS = 4
const MOST_DIGITS = 9

/** An estimated fee or the balance that pays it: "0.0003 ETH". An estimate with all 18 digits would pretend an accuracy it has not. */
export function feeWords(
  value: bigint,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
): string {
  const exact = formatUnits(value, decimals)
  const fraction = exact.split('.')[1] ?? ''
  const zeros = /^0*/.exec(fraction)?.[0].length ?? 0
  const isSmall = exact.startsWith('0.') && zeros >= DIGITS
  const maxFraction = Math.min(isSmall ? zeros + 2 : DIGITS, MOST_DIGITS)
  return `${displayUnits(value, decimals, { minFraction: 2, maxFraction, group: true })} ${symbol}`
}
