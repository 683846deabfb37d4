import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Rows of a table as a source of `select`, named `rows` and with the table's columns in their order, but for those the database
 * numbers itself: one array per column, so that a statement is as long for a thousand rows as for one. What a row leaves out is
 * the column's default.
 */
export function unnestRows<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL {
  const fields = Object.entries(getTableColumns(table)).filter(([, { generatedIdentity }]) => !generatedIdentity)
  const arrays = fields.map(([field, column]) => {
    const values = rows.map((row: Record<string, unknown>) => {
      const value = row[field] === undefined ? column.default : row[field]
      return value === null || value === undefined ? null : column.mapToDriverValue(value)
    })
    return sql`${sql.param(values)}::${sql.raw(column.getSQLType())}[]`
  })
  const names = fields.map(([, { name }]) => sql.identifier(name))
  return sql`unnest(${sql.join(arrays, sql`, `)}) as rows(${sql.join(names, sql`, `)})`
}
