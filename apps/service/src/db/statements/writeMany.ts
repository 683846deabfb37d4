import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Copy, Drizzle } from '../database/Database.ts'
import { insertMany } from './insertMany.ts'
import { driverValueOf, writtenColumns } from './unnestRows.ts'

/** Fewer rows are not worth a savepoint. */
const MANY = 500
/** The file of the embedded database that contains the rows of a `copy` statement. */
const COPY_SOURCE = '/dev/blob'

/** A transaction of a replay, with the COPY of its driver. */
export type ReplaySession = { tx: Drizzle; copy: Copy | null }

/**
 * Writes rows of a replay, which seldom exist already, by COPY: it takes half of the computing of an insert. When a row exists, or COPY fails for
 * another reason, nothing is copied and `insert` decides.
 * @param insert as in `insertMany`
 */
export async function writeMany<Table extends PgTable>(
  { tx, copy }: ReplaySession,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  insert: (rows: SQL) => PromiseLike<unknown>,
): Promise<void> {
  if (copy === null || rows.length < MANY || !(await tryCopy({ tx, copy }, table, rows)))
    await insertMany(table, rows, insert)
}

async function tryCopy(
  { tx, copy }: { tx: Drizzle; copy: Copy },
  table: PgTable,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<boolean> {
  const columns = writtenColumns(table)
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ')
  const lines = rows.map(
    (row) => `${columns.map(([field, column]) => escapeValue(driverValueOf(row, field, column))).join('\t')}\n`,
  )
  await tx.execute(sql`savepoint before_copy`)
  try {
    const statement = `copy "${getTableName(table)}" (${names}) from '${COPY_SOURCE}'`
    await copy(statement, new TextEncoder().encode(lines.join('')))
  } catch {
    await tx.execute(sql`rollback to savepoint before_copy`)
    return false
  }
  await tx.execute(sql`release savepoint before_copy`)
  return true
}

const SPECIAL = /[\\\t\n\r]/g
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A value in the text format of COPY. */
function escapeValue(value: unknown): string {
  if (value === null) return '\\N'
  if (typeof value !== 'string') return typeof value === 'object' ? escapeValue(JSON.stringify(value)) : String(value)
  return value.replace(SPECIAL, (found) => ESCAPES[found] ?? found)
}
