import { fiatOf } from '@countersign/describe/transaction'
import { type Address, formatUnits } from '@countersign/primitives'
import { priceOnDay, type TokenPrices } from '../../../data/prices/priceOnDay.ts'
import { type ExportedRow, movedToken } from './ExportedRow.ts'

/** A price, and whether it is the recorded one of the day. */
export type Value = { readonly fiat: string; readonly price: string; readonly priceOf: 'day' | 'today' }

export type ValuedRow = ExportedRow & {
  /** The value of the moved amount; null without a price. */
  readonly worth: Value | null
  /** In whole units of the native currency; only on the first row of an Ethereum transaction of the account. */
  readonly feeAmount: string | null
  readonly feeWorth: Value | null
}

export type KnownPrices = {
  /** By `keyOfToken`. */
  readonly recorded: Readonly<Record<string, TokenPrices>>
  readonly today: Readonly<Record<string, string>>
  readonly nativeDecimals: number
}

/** One key for each token; the address in lower case. */
export const keyOfToken = (token: Address | null): string => token?.toLowerCase() ?? 'native'

/** Values each row at the recorded price of its day, else at today's price. An imitation of a token has no value. */
export function valueRows(rows: readonly ExportedRow[], prices: KnownPrices): ValuedRow[] {
  return rows.map((row) => {
    const token = movedToken(row)
    const isValued = token !== undefined && row.value !== null && row.tokenDecimals !== null && !row.imitation
    return {
      ...row,
      worth: isValued ? valueOf(BigInt(row.value ?? 0), row.tokenDecimals ?? 0, token, row.date, prices) : null,
      feeAmount: row.fee === null ? null : formatUnits(BigInt(row.fee), prices.nativeDecimals, { group: false }),
      feeWorth: row.fee === null ? null : valueOf(BigInt(row.fee), prices.nativeDecimals, null, row.date, prices),
    }
  })
}

/** The value of an amount at the recorded price of a day, else at today's price; null without a price. */
export function valueOf(
  value: bigint,
  decimals: number,
  token: Address | null,
  date: string,
  { recorded, today }: KnownPrices,
): Value | null {
  const key = keyOfToken(token)
  const ofDay = priceOnDay(recorded[key], Date.parse(date), null)
  const price = ofDay.price ?? today[key] ?? null
  const fiat = fiatOf(value, decimals, price)
  if (fiat === null || price === null) return null
  return { fiat, price, priceOf: ofDay.price === null ? 'today' : 'day' }
}
