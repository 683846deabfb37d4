import type { RecordedPrices } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { and, asc, eq, gte, inArray, lte, min, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { recordedPrices } from '../../db/schema/durableSchema.ts'
import { multiplyDecimals } from '../decimals/decimals.ts'

/** Rows of one answer. A day has at most a few hundred, so at least one day is complete. */
const MOST_ROWS = 4000

export type RecordedPricesQuery = {
  readonly chainId: string
  /** Upper-case code. */
  readonly currency: string
  /** Days, both inclusive. */
  readonly from: string
  readonly to: string
  /** All recorded tokens when null. */
  readonly tokens: readonly Address[] | null
}

/** Recorded prices by day, oldest first. A price in another currency is converted at the rate of the same day. */
export async function readRecordedPrices(
  { db }: Pick<ServiceContext, 'db'>,
  { chainId, currency, from, to, tokens }: RecordedPricesQuery,
): Promise<RecordedPrices> {
  const rates = alias(recordedPrices, 'rates')
  const prices = recordedPrices
  const [rows, [first]] = await Promise.all([
    db.drizzle
      .select({
        day: prices.day,
        token: prices.asset,
        currency: prices.currency,
        price: prices.price,
        rate: rates.price,
      })
      .from(prices)
      .leftJoin(
        rates,
        and(
          eq(rates.chainId, prices.chainId),
          eq(rates.day, prices.day),
          eq(rates.asset, prices.currency),
          eq(rates.currency, currency),
        ),
      )
      .where(
        and(
          eq(prices.chainId, chainId),
          gte(prices.day, from),
          lte(prices.day, to),
          tokens === null ? sql`${prices.asset} like '0x%'` : inArray(prices.asset, [...tokens]),
          sql`(${prices.currency} = ${currency} or ${rates.price} is not null)`,
        ),
      )
      .orderBy(asc(prices.day), asc(prices.asset))
      .limit(MOST_ROWS + 1),
    db.drizzle
      .select({ day: min(prices.day) })
      .from(prices)
      .where(eq(prices.chainId, chainId)),
  ])
  const days = new Map<string, Record<string, string>>()
  for (const row of rows) {
    const ofDay = days.get(row.day) ?? {}
    const isDirect = row.currency === currency
    // The base currency may have changed during a day; the price in the requested one is exact.
    if (isDirect || ofDay[row.token] === undefined)
      ofDay[row.token] = isDirect ? row.price : multiplyDecimals(row.price, row.rate ?? '0')
    days.set(row.day, ofDay)
  }
  // The last day may be cut: the next answer begins with it.
  const cut = rows.length > MOST_ROWS && days.size > 1 ? (rows.at(-1)?.day ?? null) : null
  if (cut !== null) days.delete(cut)
  return {
    currency,
    since: first?.day ?? null,
    days: [...days].map(([day, ofDay]) => ({ day, prices: ofDay })),
    next: cut,
  }
}
