import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyTestDatabase } from '../../testing/openTestDatabase.ts'
import type { Database } from '../database/Database.ts'
import { eventFloor } from '../schema/schema.ts'
import { applyAdditions, hasAdditions } from './applyAdditions.ts'
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

/** Durable tables of a newer version: one with another column, and one that is new. */
const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  note: text('note'),
})
const tickets = pgTable(
  'tickets',
  { id: text('id').primaryKey(), at: bigint('at', { mode: 'number' }).notNull(), of: text('of').notNull() },
  (table) => [index('tickets_at').on(table.at), uniqueIndex('tickets_of').on(table.of)],
)

test('behavior: a table with its indexes and a column are added to the durable tables, beside the projection, and their number stays', async () => {
  const additions = buildAdditions(['tickets', 'secrets.note'], [secrets, tickets], 'public')
  const numberOf = () => db.drizzle.execute(sql`select number from durable_version`)
  const before = await numberOf()
  await db.drizzle.execute(sql`insert into secrets (name, value, created_at) values ('kept', 'x', 1)`)
  expect(await hasAdditions(db, additions)).toBe(false)
  for (let start = 0; start < 2; start += 1) await applyAdditions(db, additions)
  expect(await hasAdditions(db, additions)).toBe(true)
  expect(await db.drizzle.execute(sql`select name, note from public.secrets where name = 'kept'`)).toEqual([
    { name: 'kept', note: null },
  ])
  expect(
    await db.drizzle.execute(
      sql`select indexname from pg_indexes where schemaname = 'public' and tablename = 'tickets' order by 1`,
    ),
  ).toEqual([{ indexname: 'tickets_at' }, { indexname: 'tickets_of' }, { indexname: 'tickets_pkey' }])
  expect(await numberOf()).toEqual(before)
  expect(await migrate(db, 3)).toBe(false)
})

test('error: what would fail statements of an older version is no addition', () => {
  const build = (name: string) => () => buildAdditions([name], [newer])
  expect(build('event_floor.other')).toThrow('must allow null or have a default')
  expect(build('event_floor.id')).toThrow('must allow null or have a default')
  expect(build('event_floor_other')).toThrow('it is unique')
  expect(build('event_floor.unknown')).toThrow('which no table has')
  // A new table of the projection is a new version.
  expect(build('event_floor')).toThrow('which no table has')
  expect(() => buildAdditions(['tickets.of'], [tickets], 'public')).toThrow('must allow null or have a default')
})
