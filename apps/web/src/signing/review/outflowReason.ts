import { fiatOf } from '@countersign/describe/transaction'
import type { Outflow } from './Outflow.ts'
import { numberText } from '@countersign/primitives'
import { compareMessages as messages } from './compareMessages.ts'

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
    ? messages.value({ value: numberText(HIGH_VALUE) })
    : null
}

function reasonOf({ symbol, amount, decimals, isItem, isForTests, price, earlier, coinBound }: Outflow): string | null {
  if (amount === 0n) return null
  if (isItem) return messages.item
  if (amount === null) return messages.noLimit
  if (coinBound !== null) {
    const unit = 10n ** BigInt(Math.min(decimals ?? 0, MOST_COIN_DECIMALS))
    if (amount >= coinBound * unit) return messages.fromAmount({ amount: numberText(Number(coinBound)), symbol })
  }
  if (isPriced(price) && earlier !== null && Number(price) * LARGEST_FALL < Number(earlier.price))
    return messages.priceFell({ symbol, before: earlier.price, now: price })
  if (coinBound !== null) return null
  if (decimals === null) return messages.noDecimals({ symbol })
  if (amount < 10n ** BigInt(decimals)) return null
  if (!isPriced(price)) return messages.noPrice({ symbol })
  return isForTests || earlier?.isSettled ? null : messages.noEarlierPrice({ symbol })
}

const isPriced = (price: string | null): price is string => price !== null && Number(price) > 0

/** At the higher of both prices; zero without a price. */
function highestValue({ amount, decimals, price, earlier }: Outflow): number {
  if (amount === null || decimals === null) return 0
  return Math.max(...[price, earlier?.price].map((one) => Number(fiatOf(amount, decimals, one) ?? 0)))
}
