import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createThings, type Thing, things } from '../../testing/thingsTable.ts'
import type { Database } from '../database/Database.ts'
import { writeMany } from './writeMany.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
  await db.drizzle.execute(createThings)
})
beforeEach(() => db.drizzle.delete(things).then(() => undefined))
afterAll(() => db?.close())

const MANY = 600
/** @returns how many statements inserted rows instead of copying them */
async function write(rows: readonly Thing[]): Promise<number> {
  let inserts = 0
  await db.transaction((tx, copy) =>
    writeMany({ tx, copy }, things, rows, (part) => {
      inserts += 1
      return tx.insert(things).select(part).onConflictDoNothing()
    }),
  )
  return inserts
}
const readAll = () => db.drizzle.select().from(things).orderBy(things.id)

test('behavior: many rows are copied, and every value is read as it was written', async () => {
  const texts = ['', '\\N', '\\.', 'a\tb\nc\rd\\', '\\t', 'null', '{"a":"\\n"}', 'ÄÖ✓', null, 'x'.repeat(20_000)]
  const rows = Array.from({ length: MANY }, (_none, id) => ({
    id,
    words: texts[id % texts.length] ?? null,
    amount: id % 2 === 0 ? 2n ** 256n - 1n : null,
    at: id % 3 === 0 ? null : 1_700_000_000_000,
    isReal: id % 5 === 0 ? null : id % 2 === 0,
    body: [null, id, { text: '\\ \t\n"' }],
  }))
  expect(await write(rows)).toBe(db.kind === 'pglite' ? 0 : 1)
  expect(await readAll()).toEqual(rows.map((row) => ({ ...row, kind: 'plain' })))
})

test('behavior: when one of the rows exists, the insert decides about all, and the transaction continues', async () => {
  await write([{ id: 7, words: 'first' }])
  const rows = Array.from({ length: MANY }, (_none, id) => ({ id, words: 'later' }))
  expect(await write(rows)).toBe(1)
  const written = await readAll()
  expect(written).toHaveLength(MANY)
  expect(written.filter(({ words }) => words === 'first').map(({ id }) => id)).toEqual([7])
})

test('error: a value that the column does not take fails as in an insert', async () => {
  const rows = Array.from({ length: MANY }, (_none, id) => ({ id, at: id === 9 ? 2 ** 70 : id }))
  await expect(write(rows)).rejects.toMatchObject({ cause: { code: '22P02' } })
  expect(await readAll()).toEqual([])
})
