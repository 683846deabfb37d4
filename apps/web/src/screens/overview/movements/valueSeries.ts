import { type Holding, priceAt, tokenKey, worthOf } from './Holding.ts'
import type { Movement } from './Movement.ts'

const DAY_MS = 86_400_000

export type ValuePoint = {
  /** Epoch milliseconds. */
  readonly at: number
  /** In millionths of the currency; null if it is unknown. */
  readonly value: bigint | null
  /** Why the value is unknown; null if it is known. */
  readonly missing: 'transfers' | 'price' | null
  /** Today's price replaces the price of a token whose prices were not recorded yet. */
  readonly isAtTodaysPrice: boolean
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
 * The value of the account at the end of each day, oldest first: the balances of now, without the transfers that came later, at the price of
 * the day. Before the first recorded price of a token, today's price is used. A day is unknown if its price is missing between
 * recorded ones, or if a balance would be negative there, because then the history lacks a transfer.
 */
export function valueSeries({ holdings, movements, since, now, days }: Input): ValuePoint[] {
  const midnight = Math.floor(now / DAY_MS) * DAY_MS
  // The first point is now; each other one is the last moment of its day.
  const times = Array.from({ length: days + 1 }, (_, day) => (day === 0 ? now : midnight - (day - 1) * DAY_MS - 1))
  return valuesAt({ holdings, movements, since, now, times }).toReversed()
}

/** The value 24 hours ago; null unless the transfers and the price of everything that was held are known. */
export function valueDayAgo({ holdings, movements, since, now }: Omit<Input, 'days'>): bigint | null {
  const then = holdings.map((holding) => ({ ...holding, price: priceDayAgo(holding), recorded: undefined }))
  const isKnown = holdings.every(({ price, change24h }) => price === null || (change24h ?? null) !== null)
  const times = [now - DAY_MS]
  return isKnown ? (valuesAt({ holdings: then, movements, since, now, times })[0]?.value ?? null) : null
}

/** From the change in percent, `1.25`, with 18 digits. */
function priceDayAgo({ price, change24h }: Holding): string | null {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(change24h ?? '')
  if (price === null || !parts) return null
  const [, sign, whole = '0', fraction = ''] = parts
  const hundred = 100n * 10n ** BigInt(fraction.length)
  const factor = hundred + BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  if (factor <= 0n) return null
  const [units = '0', digits = ''] = price.split('.')
  const scaled = BigInt(units + digits.slice(0, PRICE_DIGITS).padEnd(PRICE_DIGITS, '0'))
  const text = ((scaled * hundred) / factor).toString().padStart(PRICE_DIGITS + 1, '0')
  return `${text.slice(0, -PRICE_DIGITS)}.${text.slice(-PRICE_DIGITS)}`
}

const PRICE_DIGITS = 18

type Moments = Omit<Input, 'days'> & {
  /** The newest first. */
  readonly times: readonly number[]
}

function valuesAt({ holdings, movements, since, now, times }: Moments): ValuePoint[] {
  const balances = new Map(holdings.map(({ token, balance }) => [tokenKey(token), balance]))
  let next = movements.length - 1
  return times.map((at) => {
    for (let movement = movements[next]; movement && movement.at > at; movement = movements[--next]) {
      const key = tokenKey(movement.token)
      const change = movement.direction === 'in' ? -movement.value : movement.value
      if (balances.has(key)) balances.set(key, (balances.get(key) ?? 0n) + change)
    }
    if (at < since) return { at, ...UNKNOWN }
    return { at, ...totalOf(holdings, balances, at < now ? at : null) }
  })
}

type Total = Omit<ValuePoint, 'at'>
const UNKNOWN: Total = { value: null, missing: 'transfers', isAtTodaysPrice: false }

/** @param at null for now */
function totalOf(holdings: readonly Holding[], balances: ReadonlyMap<string, bigint>, at: number | null): Total {
  let total = 0n
  let isAtTodaysPrice = false
  let hasGap = false
  for (const holding of holdings) {
    if (holding.price === null) continue
    const balance = balances.get(tokenKey(holding.token)) ?? 0n
    if (balance < 0n) return UNKNOWN
    if (balance === 0n) continue
    const { from, price } = at === null ? { from: 'recorded' as const, price: holding.price } : priceAt(holding, at)
    if (from === 'gap') hasGap = true
    if (from === 'today') isAtTodaysPrice = true
    total += worthOf(balance, holding.decimals, price) ?? 0n
  }
  if (hasGap) return { value: null, missing: 'price', isAtTodaysPrice: false }
  return { value: total, missing: null, isAtTodaysPrice }
}
