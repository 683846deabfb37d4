import { type Holding, tokenKey, worthOf } from './Holding.ts'
import type { Movement } from './Movement.ts'

const DAY_MS = 86_400_000

export type ValuePoint = {
  /** Epoch milliseconds. */
  readonly at: number
  /** In millionths of the currency; null if it is unknown. */
  readonly value: bigint | null
}

type Input = {
  readonly holdings: readonly Holding[]
  /** Oldest first. */
  readonly movements: readonly Movement[]
  /** Nothing is known before this time; epoch milliseconds. */
  readonly since: number
  /** Epoch milliseconds. */
  readonly now: number
  readonly days: number
}

/**
 * The value of the account at the end of each day at today's prices, oldest first: the balances of now, without the transfers that came
 * later. A day is unknown if a balance would be negative there, because then the history lacks a transfer.
 */
export function valueSeries({ holdings, movements, since, now, days }: Input): ValuePoint[] {
  const balances = new Map(holdings.map(({ token, balance }) => [tokenKey(token), balance]))
  const points: ValuePoint[] = []
  let next = movements.length - 1
  const midnight = Math.floor(now / DAY_MS) * DAY_MS
  for (let day = 0; day <= days; day++) {
    // The first point is now; each other one is the last moment of its day.
    const at = day === 0 ? now : midnight - (day - 1) * DAY_MS - 1
    for (let movement = movements[next]; movement && movement.at > at; movement = movements[--next]) {
      const key = tokenKey(movement.token)
      const change = movement.direction === 'in' ? -movement.value : movement.value
      if (balances.has(key)) balances.set(key, (balances.get(key) ?? 0n) + change)
    }
    points.push({ at, value: at < since ? null : totalOf(holdings, balances) })
  }
  return points.toReversed()
}

function totalOf(holdings: readonly Holding[], balances: ReadonlyMap<string, bigint>): bigint | null {
  let total = 0n
  for (const holding of holdings) {
    if (holding.price === null) continue
    const balance = balances.get(tokenKey(holding.token)) ?? 0n
    if (balance < 0n) return null
    total += worthOf(balance, holding) ?? 0n
  }
  return total
}
