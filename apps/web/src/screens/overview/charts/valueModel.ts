import { decimalOf } from '../movements/Holding.ts'
import { type ValuePoint, valueSeries } from '../movements/valueSeries.ts'
import type { ChartData } from './ChartData.ts'
import { type ChartUnit, chartUnit, toNumber } from './chartUnit.ts'

export type ValueModel = {
  /** From the first known value, oldest first. */
  readonly points: readonly ValuePoint[]
  readonly times: readonly number[]
  /** For drawing. */
  readonly values: readonly (number | null)[]
  readonly unit: ChartUnit
  /** How the points are priced. */
  readonly prices: 'today' | 'day' | 'mixed'
  /** With `mixed`, the first point after which every price is that of its day. */
  readonly recordedSince: number | null
  /** Exact, as decimal strings; null with fewer than two known values. */
  readonly extremes: Readonly<Record<'first' | 'last' | 'low' | 'high', string>> | null
}

/** The value over some days, ready to be drawn and read out. */
export function valueModel({ holdings, known, currency, now }: ChartData, days: number): ValueModel {
  const all = valueSeries({ holdings, movements: known.movements, since: known.since, now, days })
  const points = all.slice(
    Math.max(
      0,
      all.findIndex(({ value }) => value !== null),
    ),
  )
  const exact = points.flatMap(({ value }) => value ?? [])
  const [first, last] = [exact[0], exact.at(-1)]
  const sorted = exact.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  const [low, high] = [sorted[0], sorted.at(-1)]
  const isPriced = holdings.some(({ price }) => price !== null)
  const past = points.slice(0, -1).filter(({ value }) => value !== null)
  const lastUnrecorded = past.findLastIndex(({ isAtTodaysPrice }) => isAtTodaysPrice)
  return {
    prices: lastUnrecorded < 0 ? 'day' : lastUnrecorded === past.length - 1 ? 'today' : 'mixed',
    recordedSince: past[lastUnrecorded + 1]?.at ?? null,
    points,
    times: points.map(({ at }) => at),
    values: points.map(({ value }) => (value === null ? null : toNumber(value))),
    unit: chartUnit(toNumber(high ?? 0n), currency),
    extremes:
      first === undefined ||
      last === undefined ||
      low === undefined ||
      high === undefined ||
      exact.length < 2 ||
      !isPriced
        ? null
        : { first: decimalOf(first), last: decimalOf(last), low: decimalOf(low), high: decimalOf(high) },
  }
}
