import type { Address } from '@countersign/primitives'
import { and, asc, eq, gte, inArray, lte, or } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { hourlyPrices } from '../../db/schema/durableSchema.ts'
import { multiplyDecimals } from '../decimals/decimals.ts'
import { HOUR_MS } from './hoursKept.ts'

const DAY_IN_HOURS = 24

/** Prices of 24 hours ago, within an hour. Tokens without one are absent. */
export async function readPricesDayAgo(
  { clock, db }: Pick<ServiceContext, 'clock' | 'db'>,
  chain: string,
  currency: string,
  tokens: readonly Address[],
): Promise<Map<Address, string>> {
  const wanted = Math.floor(clock() / HOUR_MS) - DAY_IN_HOURS
  const prices = hourlyPrices
  const rows = await db.drizzle
    .select()
    .from(prices)
    .where(
      and(
        eq(prices.chainId, chain),
        gte(prices.hour, wanted - 1),
        lte(prices.hour, wanted + 1),
        or(inArray(prices.asset, [...tokens]), eq(prices.currency, currency)),
      ),
    )
    .orderBy(asc(prices.hour))
  const distance = ({ hour }: { hour: number }) => Math.abs(hour - wanted)
  const nearest = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    const key = `${row.asset} ${row.currency}`
    const best = nearest.get(key)
    if (!best || distance(row) < distance(best)) nearest.set(key, row)
  }
  const found = new Map<Address, string>()
  for (const row of nearest.values()) {
    const token = tokens.find((one) => one === row.asset)
    if (token === undefined) continue
    const rate = nearest.get(`${row.currency} ${currency}`)?.price
    if (row.currency === currency) found.set(token, row.price)
    else if (rate !== undefined && !found.has(token)) found.set(token, multiplyDecimals(row.price, rate))
  }
  return found
}
