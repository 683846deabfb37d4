import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import type { Database } from '../database/Database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
  await db.drizzle.execute(sql`create table prepared (id integer primary key, name text)`)
})
afterAll(() => db?.close())

const readAll = () => db.drizzle.execute(sql`select * from prepared order by id`)

test('behavior: a statement that ran before sees columns that were added, changed and removed since', async () => {
  await db.drizzle.execute(sql`insert into prepared values (1, 'one')`)
  for (let run = 0; run < 2; run += 1) expect(await readAll()).toEqual([{ id: 1, name: 'one' }])
  await db.drizzle.execute(sql`alter table prepared add column extra jsonb default '{"a":1}'`)
  expect(await readAll()).toEqual([{ id: 1, name: 'one', extra: { a: 1 } }])
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table prepared drop column extra`)
    expect(await tx.execute(sql`select * from prepared order by id`)).toEqual([{ id: 1, name: 'one' }])
  })
  await db.drizzle.execute(sql`delete from prepared`)
})

test('behavior: more statements than the database keeps prepared have their own answers, also when they run again', async () => {
  for (let round = 0; round < 2; round += 1)
    for (let number = 0; number < 250; number += 1)
      expect(await db.drizzle.execute(sql`select ${sql.raw(String(number))} as value`)).toEqual([{ value: number }])
})

test('error: a statement that fails as the first or a later one of a transaction writes nothing, and runs again after it', async () => {
  const insert = (tx: Pick<Database['drizzle'], 'execute'>, id: string) =>
    tx.execute(sql`insert into prepared values (${id}::integer, null)`)
  await insert(db.drizzle, '7')
  const duplicate = { cause: { code: '23505' } }
  await expect(db.transaction((tx) => insert(tx, '7'))).rejects.toMatchObject(duplicate)
  const later = db.transaction(async (tx) => {
    await insert(tx, '8')
    await insert(tx, '7')
  })
  await expect(later).rejects.toMatchObject(duplicate)
  await expect(db.transaction((tx) => tx.execute(sql`alter table absent add column no integer`))).rejects.toMatchObject(
    {
      cause: { code: '42P01' },
    },
  )
  expect(await readAll()).toEqual([{ id: 7, name: null }])
  await db.transaction((tx) => insert(tx, '8'))
  expect(await readAll()).toEqual([
    { id: 7, name: null },
    { id: 8, name: null },
  ])
})

test('behavior: a statement that ran before sees the old columns after the transaction that changed them was rolled back', async () => {
  await db.drizzle.execute(sql`delete from prepared`)
  expect(await readAll()).toEqual([])
  const change = db.transaction(async (tx) => {
    await tx.execute(sql`alter table prepared add column extra integer`)
    await tx.execute(sql`insert into prepared values (1, 'one', 2)`)
    expect(await tx.execute(sql`select * from prepared order by id`)).toEqual([{ id: 1, name: 'one', extra: 2 }])
    throw new Error('The change is given up.')
  })
  await expect(change).rejects.toThrow('The change is given up.')
  expect(await readAll()).toEqual([])
})

test('behavior: a statement that ran in a transaction with another search path reads its own table after it', async () => {
  await db.drizzle.execute(sql`create schema elsewhere`)
  await db.drizzle.execute(sql`create table elsewhere.prepared (title text)`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local search_path to elsewhere`)
    await tx.execute(sql`insert into prepared values ('other')`)
    expect(await tx.execute(sql`select * from prepared`)).toEqual([{ title: 'other' }])
  })
  expect(await db.drizzle.execute(sql`select * from prepared`)).toEqual([])
})
