import { asc } from 'drizzle-orm'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createTestFolder } from '../../testing/testService.ts'
import type { Database } from '../database/Database.ts'
import { recordedPrices } from '../schema/durableSchema.ts'
import { openPriceStore } from './PriceStore.ts'

const NOW = Date.UTC(2026, 10, 26)
const ETH = '0x0000000000000000000000000000000000000000'
const price = (day: string, text: string, asset: string = ETH) => ({
  chainId: '1',
  day,
  asset,
  currency: 'USD',
  price: text,
})

let db: Database
let folder: ReturnType<typeof createTestFolder>
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(() => {
  folder = createTestFolder()
})
afterEach(async () => {
  await db.drizzle.delete(recordedPrices)
  folder.remove()
})

const stored = async () =>
  (await db.drizzle.select().from(recordedPrices).orderBy(asc(recordedPrices.day), asc(recordedPrices.asset))).map(
    (row) => `${row.day} ${row.asset} ${row.price}`,
  )
const openStore = (assertHeld?: () => Promise<void>) =>
  openPriceStore({ ...db, kind: 'pglite' }, folder.path, NOW, assertHeld)
const path = () => join(folder.path, 'prices.jsonl')

test('behavior: a recorded price stays as it is, and survives the loss of the database', async () => {
  const store = await openStore()
  await store.add([price('2026-11-25', '2450'), price('2026-11-25', '1', '0xA')])
  await store.add([price('2026-11-25', '9999'), price('2026-11-26', '2460')])
  const expected = [`2026-11-25 ${ETH} 2450`, '2026-11-25 0xA 1', `2026-11-26 ${ETH} 2460`]
  expect(await stored()).toEqual(expected)
  await db.drizzle.delete(recordedPrices)
  await openStore()
  expect(await stored()).toEqual(expected)
})

test('error: an incomplete last line after a power loss is dropped, and later prices are on a line of their own', async () => {
  const store = await openStore()
  await store.add([price('2026-11-25', '2450')])
  appendFileSync(path(), '{"chainId":"1","day":"2026-11-')
  const again = await openStore()
  await again.add([price('2026-11-26', '2460')])
  await db.drizzle.delete(recordedPrices)
  await openStore()
  expect(await stored()).toEqual([`2026-11-25 ${ETH} 2450`, `2026-11-26 ${ETH} 2460`])
})

test('behavior: prices of more than ten years ago are deleted from table and file', async () => {
  writeFileSync(path(), '{"chainId":"1","day":"2016-11-01","currency":"USD","prices":{"0xA":"1"}}\n')
  await (await openStore()).add([price('2026-11-26', '2460')])
  expect(await stored()).toEqual([`2026-11-26 ${ETH} 2460`])
  expect(readFileSync(path(), 'utf8')).not.toContain('2016')
})

test('error: a process that lost the data directory records nothing', async () => {
  const store = await openStore(() => Promise.reject(new Error('Another process has taken the data directory')))
  await expect(store.add([price('2026-11-26', '2460')])).rejects.toThrow(/Another process/)
  expect(await stored()).toEqual([])
})
