import { utcDay } from '@countersign/primitives'
import { count, lt, sql } from 'drizzle-orm'
import { appendFile, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { syncFolder, writeFileDurably } from '../../files/writeFileDurably.ts'
import type { Database, Drizzle } from '../database/Database.ts'
import { recordedPrices } from '../schema/durableSchema.ts'
import { insertMany } from '../statements/insertMany.ts'

export type RecordedPrice = typeof recordedPrices.$inferInsert

/** Prices of past days, which no source can be asked for later. */
export type PriceStore = {
  /** Adds prices; one that is recorded already stays as it is. Once it resolves, they survive a power loss and the loss of the database. */
  add(prices: readonly RecordedPrice[]): Promise<void>
}

const PRICE_FILE = 'prices.jsonl'
/** Ten years. */
const MOST_DAYS = 3660
const DAY_MS = 86_400_000

/** Prices of one chain, day and currency that were recorded together. */
const Line = z.object({
  chainId: z.string(),
  day: z.string(),
  currency: z.string(),
  prices: z.record(z.string(), z.string()),
})
type Line = z.output<typeof Line>

/**
 * PostgreSQL is durable by itself. The embedded database never calls fsync and may be deleted and rebuilt, so its recorded prices are first
 * appended to `prices.jsonl`, and restored from it at start. Prices of more than ten years ago are deleted at start.
 * @param assertHeld throws when another process has taken the data directory
 */
export async function openPriceStore(
  db: Database,
  dataDir: string,
  now: number,
  assertHeld: () => Promise<void> = async () => undefined,
): Promise<PriceStore> {
  const oldest = utcDay(now - MOST_DAYS * DAY_MS)
  const insert = (prices: readonly RecordedPrice[]) => db.transaction((tx) => insertPrices(tx, prices))
  const isFile = db.kind === 'pglite' && dataDir !== 'memory'
  await db.drizzle.delete(recordedPrices).where(lt(recordedPrices.day, oldest))
  if (!isFile) return { add: insert }
  const path = join(dataDir, PRICE_FILE)
  const { lines, isComplete } = await readPriceFile(path)
  const kept = lines.filter(({ day }) => day >= oldest)
  if (!isComplete || kept.length < lines.length) await writeFileDurably(path, textOf(kept), assertHeld)
  const prices = kept.flatMap(pricesOf)
  const [stored] = await db.drizzle.select({ rows: count() }).from(recordedPrices)
  if (Number(stored?.rows) < prices.length) await insert(prices)
  return {
    async add(prices) {
      await assertHeld()
      await appendDurably(path, textOf(linesOf(prices)))
      await insert(prices)
    },
  }
}

/** Copies the prices of a data directory into a database. */
export async function restoreRecordedPrices(tx: Drizzle, dataDir: string): Promise<void> {
  const { lines } = await readPriceFile(join(dataDir, PRICE_FILE))
  await insertPrices(tx, lines.flatMap(pricesOf))
}

const insertPrices = (tx: Drizzle, prices: readonly RecordedPrice[]): Promise<void> =>
  insertMany(recordedPrices, prices, (rows) =>
    tx.execute(sql`insert into ${recordedPrices} ${rows} on conflict do nothing`),
  )

/** The complete lines. A power loss during a write leaves an incomplete last line, which was never acknowledged. */
async function readPriceFile(path: string): Promise<{ lines: Line[]; isComplete: boolean }> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  const parts = text.split('\n').filter((part) => part !== '')
  const lines = parts.flatMap((part) => parseLine(part) ?? [])
  return { lines, isComplete: lines.length === parts.length && (text === '' || text.endsWith('\n')) }
}

function parseLine(text: string): Line | null {
  try {
    return z.parse(Line, JSON.parse(text))
  } catch {
    return null
  }
}

const pricesOf = ({ chainId, day, currency, prices }: Line): RecordedPrice[] =>
  Object.entries(prices).map(([asset, price]) => ({ chainId, day, currency, asset, price }))

function linesOf(prices: readonly RecordedPrice[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { chainId, day, currency, asset, price } of prices) {
    const key = `${chainId} ${day} ${currency}`
    const line = lines.get(key) ?? { chainId, day, currency, prices: {} }
    line.prices[asset] = price
    lines.set(key, line)
  }
  return [...lines.values()]
}

const textOf = (lines: readonly Line[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('')

async function appendDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'a', 0o600)
  try {
    await appendFile(file, text)
    await file.sync()
  } finally {
    await file.close()
  }
  await syncFolder(dirname(path))
}
