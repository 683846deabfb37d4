import type { Address } from '@countersign/primitives'
import { movedToken } from './ExportedRow.ts'
import { keyOfToken, type Value, type ValuedRow } from './valueRows.ts'

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

/** Exact sums over rows. Transfers of tokens without known decimals, of NFTs, and imitations have no sum. */
export function sumRows(rows: readonly ValuedRow[]): Sums {
  const tokens = new Map<string, TokenSum>()
  let fees: Sums['fees'] = { amount: 0n, worth: 0n, payments: 0 }
  const count = { day: 0, today: 0 }
  for (const row of rows) {
    if (row.fee !== null)
      fees = {
        amount: fees.amount + BigInt(row.fee),
        worth: fees.worth + worthOf(row.feeWorth),
        payments: fees.payments + 1,
      }
    const token = movedToken(row)
    if (token === undefined || row.imitation || row.value === null || row.tokenDecimals === null) continue
    const key = keyOfToken(token)
    const sum = tokens.get(key) ?? {
      token,
      symbol: row.tokenSymbol ?? '',
      decimals: row.tokenDecimals,
      in: NOTHING,
      out: NOTHING,
    }
    const side = row.direction === 'INCOMING' ? 'in' : 'out'
    tokens.set(key, { ...sum, [side]: withRow(sum[side], BigInt(row.value), row.worth) })
    if (row.worth) count[row.worth.priceOf]++
  }
  const size = (sum: TokenSum) => sum.in.worth + sum.out.worth
  return {
    tokens: [...tokens.values()].toSorted(
      (one, other) => Number(size(other) > size(one)) - Number(size(other) < size(one)),
    ),
    fees,
    atPriceOfDay: count.day,
    atTodaysPrice: count.today,
  }
}

const withRow = (moved: Moved, value: bigint, worth: Value | null): Moved => ({
  amount: moved.amount + value,
  worth: moved.worth + worthOf(worth),
  transfers: moved.transfers + 1,
  unpriced: moved.unpriced + (worth === null ? 1 : 0),
})

/** `fiatOf` writes six digits after the point. */
const worthOf = (value: Value | null): bigint => (value === null ? 0n : BigInt(value.fiat.replace('.', '')))
