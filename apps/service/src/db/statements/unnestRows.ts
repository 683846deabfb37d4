import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { arrayLiteral } from './arrayLiteral.ts'

/** A longer value is sent as a separate parameter. */
const LONG = 10_000

/** Texts that PostgreSQL can split at line ends, which it does far faster than it parses an array. */
const areLines = (values: readonly unknown[]): values is readonly string[] =>
  values.every((value) => typeof value === 'string' && !value.includes('\n')) && (values.length > 1 || values[0] !== '')

/**
 * Rows of a table as a source of `select`, named `rows`, with the table's columns in order, except those that the database generates. One
 * array per column, so that the length of a statement does not depend on the number of rows. Missing fields get the column's default.
 * @param only fields to write, when the statement sets the others
 */
export function unnestRows<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
  only?: ReadonlySet<string>,
): SQL {
  const fields = writtenColumns(table, only)
  const arrays = fields.map(([field, column]) => {
    const values = rows.map((row: Record<string, unknown>) => driverValueOf(row, field, column))
    const type = sql.raw(`${column.getSQLType()}[]`)
    if (column.getSQLType() === 'text' && areLines(values))
      return sql`string_to_array(${sql.param(values.join('\n'))}, E'\n')`
    // PostgreSQL parses an array character by character, so a long value gets its own parameter.
    if (!values.some((value) => typeof value === 'string' && value.length > LONG))
      return sql`${sql.param(arrayLiteral(values))}::${type}`
    return sql`array[${sql.join(
      values.map((value) => sql.param(value)),
      sql`, `,
    )}]::${type}`
  })
  const names = fields.map(([, { name }]) => sql.identifier(name))
  return sql`unnest(${sql.join(arrays, sql`, `)}) as rows(${sql.join(names, sql`, `)})`
}

/** The columns of a table that a statement writes: those that the database generates are left out. */
export const writtenColumns = (table: PgTable, only?: ReadonlySet<string>): [string, PgColumn][] =>
  Object.entries(getTableColumns(table)).filter(
    ([field, { generatedIdentity }]) => !generatedIdentity && (only?.has(field) ?? true),
  )

/** The value of a field as a driver sends it; a missing one is the default of its column. */
export function driverValueOf(row: Readonly<Record<string, unknown>>, field: string, column: PgColumn): unknown {
  const value = row[field] === undefined ? column.default : row[field]
  return value === null || value === undefined ? null : column.mapToDriverValue(value)
}
