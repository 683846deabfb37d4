import { numberLocale } from '@countersign/primitives'
import { chartMessages as messages } from '../messages/chartMessages.ts'

export type ChartUnit = {
  /** How many whole units of the currency one unit of the axis is. */
  readonly size: number
  /** "In thousands of USD." */
  readonly words: string
}

/**
 * The unit in which the largest value has few digits.
 *
 * @param largest in whole units of the currency
 * @param currency ISO 4217 code
 */
export function chartUnit(largest: number, currency: string): ChartUnit {
  if (largest >= 10_000_000) return { size: 1_000_000, words: messages.inMillions({ currency }) }
  if (largest >= 10_000) return { size: 1000, words: messages.inThousands({ currency }) }
  return { size: 1, words: messages.inOne({ currency }) }
}

/** A figure of an axis or beside a bar, with at most one decimal. */
export const axisFigure = (value: number, { size }: ChartUnit, digits = 1): string =>
  new Intl.NumberFormat(numberLocale(), { maximumFractionDigits: digits }).format(value / size)

/** A drawing may use floats; figures in tables and lists stay exact. @param millionths of the currency */
export const toNumber = (millionths: bigint): number => Number(millionths) / 1_000_000
