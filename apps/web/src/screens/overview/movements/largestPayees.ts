import type { Address } from '@countersign/primitives'
import { type Holding, tokenKey, worthOnDay } from './Holding.ts'
import type { Movement } from './Movement.ts'

export type Payee = {
  readonly address: Address
  readonly payments: number
  /** In millionths. */ readonly total: bigint
}

export type Payees = {
  /** The largest first. */
  readonly largest: readonly Payee[]
  /** All others together. */
  readonly others: { readonly payees: number; readonly payments: number; readonly total: bigint }
}

type Input = {
  readonly holdings: readonly Holding[]
  readonly movements: readonly Movement[]
  /** Only payments after this time, epoch milliseconds. */
  readonly since: number
  /** The number of payees that are named. */
  readonly most: number
}

/** To whom the account paid most, at the price of each day where it was recorded. Payments of tokens without a price do not count. */
export function largestPayees({ holdings, movements, since, most }: Input): Payees {
  const byToken = new Map(holdings.map((holding) => [tokenKey(holding.token), holding]))
  const payees = new Map<string, Payee>()
  for (const { at, direction, token, value, counterparty } of movements) {
    if (direction !== 'out' || at < since) continue
    const holding = byToken.get(tokenKey(token))
    const worth = holding ? worthOnDay(value, holding, at)?.worth : undefined
    if (worth === undefined) continue
    const key = counterparty.toLowerCase()
    const { payments, total } = payees.get(key) ?? { payments: 0, total: 0n }
    payees.set(key, { address: counterparty, payments: payments + 1, total: total + worth })
  }
  const sorted = [...payees.values()].toSorted((first, second) =>
    first.total < second.total ? 1 : first.total > second.total ? -1 : 0,
  )
  // One more payee takes the line that "1 other" would take.
  const named = sorted.length === most + 1 ? most + 1 : most
  const rest = sorted.slice(named)
  return {
    largest: sorted.slice(0, named),
    others: {
      payees: rest.length,
      payments: rest.reduce((sum, { payments }) => sum + payments, 0),
      total: rest.reduce((sum, { total }) => sum + total, 0n),
    },
  }
}
