import type { Address } from '@countersign/primitives'
import type { DayOfToken, Tally } from './createTally.ts'
import { keyOfToken, type KnownPrices, type Value, valueOf } from './valueRows.ts'

/** What moved one way. */
export type Moved = {
  readonly amount: bigint
  /** In millionths of the currency, of the transfers with a price. */
  readonly worth: bigint
  readonly transfers: number
  readonly unpriced: number
}

export type TokenSum = {
  /** Null for the native currency. */
  readonly token: Address | null
  readonly symbol: string
  readonly decimals: number
  readonly in: Moved
  readonly out: Moved
}

export type Sums = {
  /** The largest value first. */
  readonly tokens: readonly TokenSum[]
  /** In the smallest unit of the native currency, and its value in millionths. */
  readonly fees: Pick<Moved, 'amount' | 'worth'> & { readonly payments: number }
  readonly atPriceOfDay: number
  readonly atTodaysPrice: number
}

const NOTHING: Moved = { amount: 0n, worth: 0n, transfers: 0, unpriced: 0 }

/** The sums of a tally, each day at its own price. */
export function sumTally({ moved, fees }: Pick<Tally, 'moved' | 'fees'>, prices: KnownPrices): Sums {
  const tokens = new Map<string, TokenSum>()
  const count = { day: 0, today: 0 }
  for (const day of moved) {
    const { token, symbol, decimals, side, date, amount, transfers } = day
    const key = keyOfToken(token)
    const sum = tokens.get(key) ?? { token, symbol, decimals, in: NOTHING, out: NOTHING }
    const worth = valueOf(amount, decimals, token, date, prices)
    tokens.set(key, { ...sum, [side]: withDay(sum[side], day, worth) })
    if (worth) count[worth.priceOf] += transfers
  }
  const size = (sum: TokenSum) => sum.in.worth + sum.out.worth
  return {
    tokens: [...tokens.values()].toSorted(
      (one, other) => Number(size(other) > size(one)) - Number(size(other) < size(one)),
    ),
    fees: fees.reduce<Sums['fees']>(
      (sum, { date, amount, payments }) => ({
        amount: sum.amount + amount,
        worth: sum.worth + worthOf(valueOf(amount, prices.nativeDecimals, null, date, prices)),
        payments: sum.payments + payments,
      }),
      { amount: 0n, worth: 0n, payments: 0 },
    ),
    atPriceOfDay: count.day,
    atTodaysPrice: count.today,
  }
}

const withDay = (sum: Moved, { amount, transfers }: DayOfToken, worth: Value | null): Moved => ({
  amount: sum.amount + amount,
  worth: sum.worth + worthOf(worth),
  transfers: sum.transfers + transfers,
  unpriced: sum.unpriced + (worth === null ? transfers : 0),
})

/** `fiatOf` writes six digits after the point. */
const worthOf = (value: Value | null): bigint => (value === null ? 0n : BigInt(value.fiat.replace('.', '')))
