import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyTestDatabase } from '../../testing/openTestDatabase.ts'
import type { Database } from '../database/Database.ts'
import { eventFloor } from '../schema/schema.ts'
import { applyAdditions } from './applyAdditions.ts'
import { migrate } from './migrate.ts'
import { buildAdditions } from './projection.ts'

let db: Database
beforeAll(async () => {
  db = await openEmptyTestDatabase()
  await migrate(db, 1)
})
afterAll(() => db?.close())

/** The table of a newer version, with two columns and an index that the running version does not know. */
const newer = pgTable(
  'event_floor',
  {
    id: bigint('id', { mode: 'number' }).primaryKey(),
    note: text('note'),
    isShown: boolean('is_shown').notNull().default(true),
    floor: bigint('floor', { mode: 'number' }).notNull(),
    other: bigint('other', { mode: 'number' }).notNull(),
  },
  (table) => [index('event_floor_note').on(table.note), uniqueIndex('event_floor_other').on(table.other)],
)
const NAMES = ['event_floor.note', 'event_floor.is_shown', 'event_floor_note']

test('behavior: columns and an index are added under a running older version, without a failed statement, and its rows stay', async () => {
  const failures: unknown[] = []
  let isOver = false
  let statements = 0
  const older = Array.from({ length: 3 }, async (_none, worker) => {
    for (let count = 0; !isOver; count += 1) {
      const id = 1000 + worker * 1_000_000 + count
      await db
        .transaction(async (tx) => {
          await tx.insert(eventFloor).values({ id, floor: id })
          await tx.select().from(eventFloor).limit(5)
        })
        .catch((error: unknown) => failures.push(error))
      await db.drizzle
        .select()
        .from(eventFloor)
        .limit(5)
        .catch((error: unknown) => failures.push(error))
      statements += 1
    }
  })
  // A statement that holds the table for longer than the change waits for its lock.
  const holding = db.transaction(async (tx) => {
    await tx.select().from(eventFloor).limit(1)
    await wait(1200)
  })
  await wait(100)
  const before = await db.drizzle.select().from(eventFloor)
  await applyAdditions(db, buildAdditions(NAMES, [newer]))
  await holding
  const done = statements
  await expect.poll(() => statements).toBeGreaterThan(done + 5)
  isOver = true
  await Promise.all(older)
  expect(failures).toEqual([])
  expect(await db.drizzle.select().from(eventFloor)).toEqual(expect.arrayContaining(before))
  expect(await db.drizzle.execute(sql`select note, is_shown from event_floor limit 1`)).toEqual([
    { note: null, is_shown: true },
  ])
  expect(
    await db.drizzle.execute(
      sql`select indisvalid as valid from pg_index where indexrelid = to_regclass('event_floor_note')`,
    ),
  ).toEqual([{ valid: true }])
})

test('behavior: a start after that changes nothing and keeps the projection', async () => {
  await applyAdditions(db, buildAdditions(NAMES, [newer]))
  const rows = await db.drizzle.$count(eventFloor)
  expect(rows).toBeGreaterThan(5)
  expect(await migrate(db, 2)).toBe(false)
  expect(await db.drizzle.$count(eventFloor)).toBe(rows)
})

test('error: what would fail statements of an older version is no addition', () => {
  const build = (name: string) => () => buildAdditions([name], [newer])
  expect(build('event_floor.other')).toThrow('must allow null or have a default')
  expect(build('event_floor.id')).toThrow('must allow null or have a default')
  expect(build('event_floor_other')).toThrow('it is unique')
  expect(build('event_floor.unknown')).toThrow('which no table has')
})
