import { displayUnits } from '@countersign/primitives'
import { moneyMessages as messages } from './moneyMessages.ts'

/**
 * The unit of an amount, read from the chain.
 *
 * @example
 * const unit: Unit = { symbol: 'USDC', decimals: 6 }
 */
export type Unit = { readonly symbol: string; readonly decimals: number }

/** No 256-bit number has more digits. */
const MOST_DECIMALS = 77
/** A token chooses its own symbol. A symbol with spaces could continue a sentence of the page. */
const SYMBOL = /^[^\s\p{C}]{1,20}$/u

/**
 * An amount in whole units with its symbol; in the smallest unit, named as such, if the unit is not known.
 *
 * @param isNative whether the amount is in the native currency, whose smallest unit is the wei
 * @example
 * amountWords(1_500_000n, { symbol: 'USDC', decimals: 6 }, false) // '1.50 USDC'
 */
export function amountWords(amount: bigint, unit: Unit | null, isNative: boolean): string {
  if (unit && unit.decimals <= MOST_DECIMALS && SYMBOL.test(unit.symbol))
    return `${displayUnits(amount, unit.decimals, { minFraction: unit.decimals === 0 ? 0 : 2, group: true })} ${unit.symbol}`
  return isNative ? messages.wei(amount) : messages.baseUnits(amount)
}
