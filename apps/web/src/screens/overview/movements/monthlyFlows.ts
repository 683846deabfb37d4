import { type Holding, tokenKey, worthOnDay } from './Holding.ts'
import type { Movement } from './Movement.ts'

export type MonthlyFlow = {
  /** The first moment of the month in UTC, epoch milliseconds. */
  readonly start: number
  /** In millionths of the currency. */
  readonly in: bigint
  readonly out: bigint
}

export type Flows = {
  /** Oldest first; the last one is the current month. Months before the known transfers are left out. */
  readonly months: readonly MonthlyFlow[]
  /** Transfers in these months of tokens without a price. */
  readonly unpriced: number
  /** Transfers that count at today's price, because the price of their day was not recorded. */
  readonly atTodaysPrice: number
  readonly atPriceOfDay: number
}

type Input = {
  readonly holdings: readonly Holding[]
  readonly movements: readonly Movement[]
  readonly since: number
  readonly now: number
  /** The number of months. */
  readonly count: number
}

/** What came in and went out in each of the last months, at the price of the day of each transfer where it was recorded. */
export function monthlyFlows({ holdings, movements, since, now, count }: Input): Flows {
  const byToken = new Map(holdings.map((holding) => [tokenKey(holding.token), holding]))
  const starts = Array.from({ length: count }, (_, back) => monthStart(now, count - 1 - back))
  const known = starts.filter((_, index) => (starts[index + 1] ?? Infinity) > since)
  const months = known.map((start) => ({ start, in: 0n, out: 0n }))
  let [unpriced, atTodaysPrice, atPriceOfDay] = [0, 0, 0]
  for (const { at, direction, token, value } of movements) {
    const month = months.findLast(({ start }) => start <= at)
    if (!month || at < since) continue
    const holding = byToken.get(tokenKey(token))
    const worth = holding ? worthOnDay(value, holding, at) : null
    if (worth === null) unpriced++
    else {
      month[direction] += worth.worth
      if (worth.isOfDay) atPriceOfDay++
      else atTodaysPrice++
    }
  }
  return { months, unpriced, atTodaysPrice, atPriceOfDay }
}

function monthStart(now: number, back: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1)
}
