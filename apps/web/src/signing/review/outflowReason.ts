import { fiatOf } from '@countersign/describe/transaction'
import type { Outflow } from './Outflow.ts'

/** From this value on, in the currency shown, the user must compare the device before signing. */
export const HIGH_VALUE = 100_000

/** A price that falls below this part of the earlier price requires a comparison. */
const LARGEST_FALL = 5
/** A false number of decimals would make an amount look smaller. No native coin has more decimals than this. */
const MOST_COIN_DECIMALS = 18

/**
 * Why the amounts require a comparison with the device; null where they do not. Prices come from the service, so each asset needs a second
 * source: an amount of coin, or a price that this browser saw on an earlier day. The least favourable source decides.
 */
export function outflowReason(outflows: readonly Outflow[]): string | null {
  const reason = outflows.map(reasonOf).find((one) => one !== null)
  if (reason !== undefined) return reason
  return outflows.reduce((sum, outflow) => sum + highestValue(outflow), 0) >= HIGH_VALUE
    ? 'required above 100,000'
    : null
}

function reasonOf({ symbol, amount, decimals, isItem, price, earlier, coinBound }: Outflow): string | null {
  if (amount === 0n) return null
  if (isItem) return 'required, an item has no price'
  if (amount === null) return 'required, the amount has no limit'
  if (coinBound !== null) {
    const unit = 10n ** BigInt(Math.min(decimals ?? 0, MOST_COIN_DECIMALS))
    if (amount >= coinBound * unit) return `required from ${coinBound.toLocaleString('en')} ${symbol} on`
  }
  if (isPriced(price) && earlier !== null && Number(price) * LARGEST_FALL < Number(earlier.price))
    return `required, the price of ${symbol} was ${earlier.price} before and is ${price} now`
  if (coinBound !== null) return null
  if (decimals === null) return `required, nothing says how many decimals ${symbol} has`
  if (amount < 10n ** BigInt(decimals)) return null
  if (!isPriced(price)) return `required, ${symbol} has no price`
  return earlier?.isSettled ? null : `required, no earlier price of ${symbol} confirms this one`
}

const isPriced = (price: string | null): price is string => price !== null && Number(price) > 0

/** At the higher of both prices; zero without a price. */
function highestValue({ amount, decimals, price, earlier }: Outflow): number {
  if (amount === null || decimals === null) return 0
  return Math.max(...[price, earlier?.price].map((one) => Number(fiatOf(amount, decimals, one) ?? 0)))
}
