import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
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
  const text = formatRows(columns, rows)
  await tx.execute(sql`savepoint before_copy`)
  try {
    const statement = `copy "${getTableName(table)}" (${names}) from '${COPY_SOURCE}'`
    await copy(statement, text)
  } catch {
    await tx.execute(sql`rollback to savepoint before_copy`)
    return false
  }
  await tx.execute(sql`release savepoint before_copy`)
  return true
}

/** Bytes of a row that the buffer begins with; it grows. */
const ROW_BYTES = 512
/** UTF-8 needs at most so many bytes for a unit of a JavaScript string. */
const UNIT_BYTES = 3

/** Rows in the text format of COPY. Each is written at once, so that its text does not stay in memory beside thousands of others. */
function formatRows(
  columns: readonly [string, PgColumn][],
  rows: readonly Readonly<Record<string, unknown>>[],
): Uint8Array<ArrayBuffer> {
  let bytes = Buffer.allocUnsafeSlow(rows.length * ROW_BYTES)
  let end = 0
  for (const row of rows) {
    let line = ''
    let separator = ''
    for (const [field, column] of columns) {
      line += separator + escapeValue(driverValueOf(row, field, column))
      separator = '\t'
    }
    line += '\n'
    if (end + line.length * UNIT_BYTES > bytes.length) {
      const larger = Buffer.allocUnsafeSlow(2 * bytes.length + line.length * UNIT_BYTES)
      bytes.copy(larger, 0, 0, end)
      bytes = larger
    }
    end += bytes.write(line, end)
  }
  return bytes.subarray(0, end)
}

const SPECIAL = /[\\\t\n\r]/g
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A value in the text format of COPY. */
function escapeValue(value: unknown): string {
  if (value === null) return '\\N'
  if (typeof value !== 'string') return typeof value === 'object' ? escapeValue(JSON.stringify(value)) : String(value)
  return value.replace(SPECIAL, (found) => ESCAPES[found] ?? found)
}
