import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { unnestRows } from './unnestRows.ts'

/**
 * Rows per statement. PostgreSQL aborts a transaction that sends no statement for five seconds, and on a busy machine building a larger
 * statement takes that long.
 */
const MOST_ROWS = 4_000

/** Inserts rows in few statements: each receives its rows as a `select`, of all columns or some. */
export async function insertMany<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
  insert: (rows: SQL) => PromiseLike<unknown>,
  only?: ReadonlySet<string>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += MOST_ROWS)
    await insert(sql`select * from ${unnestRows(table, rows.slice(from, from + MOST_ROWS), only)}`)
}
