import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createThings, type Thing, things } from '../../testing/thingsTable.ts'
import type { Database } from '../database/Database.ts'
import { insertMany } from './insertMany.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
  await db.drizzle.execute(createThings)
})
afterAll(() => db?.close())

async function roundTrip(rows: readonly Thing[]): Promise<Thing[]> {
  await db.drizzle.delete(things)
  await insertMany(things, rows, (part) => db.drizzle.insert(things).select(part))
  return db.drizzle.select().from(things).orderBy(things.id)
}

/** Without NUL, which PostgreSQL texts cannot contain. */
const words = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '0'))

test('behavior: any text is read as it was written', async () => {
  const reported = [
    '',
    'null',
    'NULL',
    'a,b',
    '{}',
    '"',
    '\\',
    '\\"',
    ' ',
    '\n',
    "'",
    '0xabc',
    '{"a":1}',
    'ÄÖ✓',
    'x'.repeat(20_000),
  ]
  const rows = reported.map((text, id) => ({ id, words: text }))
  expect((await roundTrip(rows)).map((row) => row.words)).toEqual(reported)
  await fc.assert(
    fc.asyncProperty(fc.array(words, { maxLength: 20 }), async (texts) => {
      const read = await roundTrip(texts.map((text, id) => ({ id, words: text, body: { [text]: [text] } })))
      expect(read.map((row) => [row.words, row.body])).toEqual(texts.map((text) => [text, { [text]: [text] }]))
    }),
    { numRuns: 40 },
  )
})

test('behavior: numbers, nulls and defaults keep their values, also beside a long value', async () => {
  const row = {
    words: null,
    amount: 2n ** 256n - 1n,
    at: 1_700_000_000_000,
    isReal: false,
    body: [null, 1, 'a'],
    kind: 'other',
  }
  const empty = { amount: null, at: null, isReal: null, body: null, kind: 'plain' }
  const long = 'y'.repeat(10_001)
  expect(await roundTrip([{ id: 1, ...row }, { id: 2 }, { id: 3, words: long }])).toEqual([
    { id: 1, ...row },
    { id: 2, words: null, ...empty },
    { id: 3, words: long, ...empty },
  ])
})

test('behavior: more rows than one statement takes are all inserted', async () => {
  const rows = Array.from({ length: 4_001 }, (_none, id) => ({ id, words: String(id) }))
  expect(await roundTrip(rows)).toHaveLength(4_001)
})
