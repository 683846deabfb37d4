import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { uint256 } from '../db/schema/columns.ts'

/** A column of each kind, for tests of statements. */
export const things = pgTable('things', {
  id: integer('id').primaryKey(),
  words: text('words'),
  amount: uint256('amount'),
  at: bigint('at', { mode: 'number' }),
  isReal: boolean('is_real'),
  body: jsonb('body').$type<unknown>(),
  kind: text('kind').notNull().default('plain'),
})
export type Thing = typeof things.$inferInsert

export const createThings = sql`create table things (id integer primary key, words text, amount numeric(78,0), at bigint,
    is_real boolean, body jsonb, kind text not null default 'plain')`
