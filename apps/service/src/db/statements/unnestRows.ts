import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { arrayLiteral } from './arrayLiteral.ts'

/** A longer value is sent as a parameter of its own. */
const LONG = 10_000

/**
 * Rows of a table as a source of `select`, named `rows` and with the table's columns in their order, but for those the database
 * numbers itself: one array per column, so that a statement is as long for a thousand rows as for one. What a row leaves out is
 * the column's default.
 * @param only fields to tell, where the statement knows the others
 */
export function unnestRows<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
  only?: ReadonlySet<string>,
): SQL {
  const fields = Object.entries(getTableColumns(table)).filter(
    ([field, { generatedIdentity }]) => !generatedIdentity && (only?.has(field) ?? true),
  )
  const arrays = fields.map(([field, column]) => {
    const values = rows.map((row: Record<string, unknown>) => {
      const value = row[field] === undefined ? column.default : row[field]
      return value === null || value === undefined ? null : column.mapToDriverValue(value)
    })
    const type = sql.raw(`${column.getSQLType()}[]`)
    // An array is read character by character: what is long is its own parameter.
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
