import { type Address, ZERO_ADDRESS, utcDay } from '@countersign/primitives'
import { and, asc, desc, eq, lt, not, or, sql } from 'drizzle-orm'
import type { ChainRuntime } from '../context/ChainRuntime.ts'
import type { ServiceContext } from '../context/ServiceContext.ts'
import type { PriceStore } from '../db/durable/PriceStore.ts'
import { hourlyPrices, recordedPrices } from '../db/schema/durableSchema.ts'
import { tokens } from '../db/schema/schema.ts'
import { insertMany } from '../db/statements/insertMany.ts'
import { divideDecimals } from '../read/decimals/decimals.ts'
import { HOUR_MS, HOURS_KEPT } from '../read/prices/hoursKept.ts'

/** Tokens of a chain whose prices are recorded: those of the operator's list first. */
const MOST_TOKENS = 200
const MOST_CURRENCIES = 40

type Price = { readonly asset: string; readonly currency: string; readonly price: string }
type Context = Pick<ServiceContext, 'clock' | 'db'> & { readonly priceStore: PriceStore }

/**
 * Records the prices of a chain for this hour, and for this day those that are not recorded yet. The price of a day is its first one.
 * @returns false if no source has a price now
 */
export async function recordPrices({ clock, db, priceStore }: Context, runtime: ChainRuntime): Promise<boolean> {
  const { chainId } = runtime.config
  const prices = await readPrices({ db }, runtime)
  if (prices.length === 0) return false
  const now = clock()
  const [day, hour] = [utcDay(now), Math.floor(now / HOUR_MS)]
  const { asset, currency } = recordedPrices
  const recorded = await db.drizzle
    .select({ asset, currency })
    .from(recordedPrices)
    .where(and(eq(recordedPrices.chainId, chainId), eq(recordedPrices.day, day)))
  const known = new Set(recorded.map(keyOf))
  const isNew = (price: Price) => !known.has(keyOf(price))
  if (prices.some(isNew)) await priceStore.add(prices.filter(isNew).map((price) => ({ chainId, day, ...price })))
  await db.transaction(async (tx) => {
    await tx
      .delete(hourlyPrices)
      .where(and(eq(hourlyPrices.chainId, chainId), lt(hourlyPrices.hour, hour - HOURS_KEPT)))
    await insertMany(
      hourlyPrices,
      prices.map((price) => ({ chainId, hour, ...price })),
      (rows) => tx.execute(sql`insert into ${hourlyPrices} ${rows} on conflict do nothing`),
    )
  })
  return true
}

const keyOf = ({ asset, currency }: Pick<Price, 'asset' | 'currency'>): string => `${asset} ${currency}`

/** Every price in the first currency of the sources, and the exchange rates of the others. */
async function readPrices({ db }: Pick<Context, 'db'>, { config, reader }: ChainRuntime): Promise<Price[]> {
  if (config.prices === null) return []
  const [base, ...others] = (await reader.fiatCodes()).slice(0, MOST_CURRENCIES)
  if (base === undefined) return []
  const found = await reader.prices([ZERO_ADDRESS, ...(await findTokens(db, config.chainId))], base)
  const prices = [...found].map(([asset, price]): Price => ({ asset, currency: base, price }))
  const [first] = found
  if (first === undefined) return []
  const [token, price] = first
  const rates = await Promise.all(others.map((code) => readRate(reader, { token, price, base }, code)))
  return [...prices, ...rates.filter((rate) => rate !== null)]
}

/** The rate is the quotient of two prices of one token: sources do not name it. */
async function readRate(
  reader: ChainRuntime['reader'],
  { token, price, base }: { readonly token: Address; readonly price: string; readonly base: string },
  code: string,
): Promise<Price | null> {
  const other = (await reader.prices([token], code)).get(token)
  const rate = other === undefined ? null : divideDecimals(other, price)
  return rate === null ? null : { asset: base, currency: code, price: rate }
}

async function findTokens(db: ServiceContext['db'], chain: string): Promise<Address[]> {
  const { chainId, address, type, trusted, spam } = tokens
  const rows = await db.drizzle
    .select({ address })
    .from(tokens)
    .where(and(eq(chainId, chain), eq(type, 'ERC20'), or(trusted, not(spam))))
    .orderBy(desc(trusted), asc(address))
    .limit(MOST_TOKENS)
  return rows.map((row) => row.address)
}
