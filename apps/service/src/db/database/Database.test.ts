import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import type { Database } from './Database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db?.close())

const FORGOTTEN = { cause: { message: expect.stringMatching(/^Inside a transaction use its tx/) } }
const ask = () => db.drizzle.execute(sql`select 1 as one`)

test('error: a statement outside `tx` during a transaction is rejected every time instead of waiting for itself', async () => {
  for (let round = 0; round < 3; round += 1) {
    await db.transaction(async (tx) => {
      await expect(ask()).rejects.toMatchObject(FORGOTTEN)
      await tx.execute(sql`select 1`)
      await expect(ask()).rejects.toMatchObject(FORGOTTEN)
    })
    expect(await ask()).toEqual([{ one: 1 }])
  }
})

test('behavior: the end of one transaction does not affect another, and code outside a transaction may send statements', async () => {
  const inside = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await expect(ask()).rejects.toMatchObject(FORGOTTEN)
    })
  const asked = Array.from({ length: 5 }, ask)
  await Promise.all([...Array.from({ length: 5 }, inside), ...asked, db.transaction(() => Promise.resolve())])
  await Promise.all([inside(), ask()])
})
