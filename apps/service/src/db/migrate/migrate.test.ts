import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openEmptyTestDatabase } from '../../testing/openTestDatabase.ts'
import type { Database } from '../database/Database.ts'
import { durableMigrations } from './durableMigrations.ts'
import * as durableSchema from '../schema/durableSchema.ts'
import { migrate, migrateDurable } from './migrate.ts'
import { journal } from '../schema/schema.ts'

const Columns = z.array(z.object({ column_name: z.string(), data_type: z.string(), is_nullable: z.string() }))

let db: Database
beforeAll(async () => {
  db = await openEmptyTestDatabase()
})
afterAll(() => db?.close())

const storedNumber = async () => (await db.drizzle.execute(sql`select number from durable_version`))[0]
const addNote = { name: 'note', statements: ['alter table secrets add column note text'] }

test('behavior: durable tables have the columns that the queries expect', async () => {
  expect(await migrate(db, 1)).toBe(true)
  for (const table of [journal, ...Object.values(durableSchema).filter((value) => is(value, PgTable))]) {
    const { name, columns } = getTableConfig(table)
    const found = z.parse(
      Columns,
      await db.drizzle.execute(sql`
        select column_name, data_type, is_nullable from information_schema.columns where table_name = ${name}`),
    )
    const expected = columns.map((column) => ({
      column_name: column.name,
      data_type: column.getSQLType(),
      is_nullable: column.notNull || column.primary ? 'NO' : 'YES',
    }))
    const byName = (a: { column_name: string }, b: { column_name: string }) => (a.column_name < b.column_name ? -1 : 1)
    expect(found.toSorted(byName), name).toEqual(expected.toSorted(byName))
  }
  expect(await storedNumber()).toEqual({ number: durableMigrations.length })
})

test('behavior: a migration runs once, and earlier rows stay', async () => {
  await db.drizzle.insert(durableSchema.secrets).values({ name: 'kept', value: 'x', createdAt: 1 })
  for (let start = 0; start < 2; start += 1)
    await db.transaction((tx) => migrateDurable(tx, [...durableMigrations, addNote]))
  expect(await db.drizzle.execute(sql`select name, value, note from secrets`)).toEqual([
    { name: 'kept', value: 'x', note: null },
  ])
})

test('behavior: a projection with another schema is created again, durable tables are not', async () => {
  await db.drizzle.execute(sql`update durable_version set number = ${durableMigrations.length}::integer`)
  expect(await migrate(db, 2)).toBe(false)
  await db.drizzle.execute(sql`update schema_version set value = 'of another schema'`)
  expect(await migrate(db, 3)).toBe(true)
  expect(await db.drizzle.select({ name: durableSchema.secrets.name }).from(durableSchema.secrets)).toEqual([
    { name: 'kept' },
  ])
})

test('error: a database of a newer version is refused and not changed', async () => {
  await db.transaction((tx) => migrateDurable(tx, [...durableMigrations, { name: 'later', statements: [] }]))
  await db.drizzle.execute(sql`update schema_version set value = 'of a later schema'`)
  const known = durableMigrations.length
  await expect(migrate(db, 4)).rejects.toThrow(
    `The database has version ${known + 1}, this service knows versions up to ${known}: a newer version of the service has used it.`,
  )
  expect(await storedNumber()).toEqual({ number: known + 1 })
  expect(await db.drizzle.execute(sql`select value from schema_version`)).toEqual([{ value: 'of a later schema' }])
})
