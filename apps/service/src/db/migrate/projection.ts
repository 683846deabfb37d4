import { createHash } from 'node:crypto'
import { projectionTables } from './clearProjection.ts'
import { buildChangeTriggers } from '../changes/buildChangeTriggers.ts'
import { buildPageTriggers } from '../paging/buildPageTriggers.ts'
import { buildVisibilityTriggers } from '../paging/visibilityTriggers.ts'
import { getTableConfig, IndexedColumn, type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'

/** Grows with each change of the projection, so that the older of two versions of the service recognizes that it is older. */
export const PROJECTION_NUMBER = 9
/** Hash of the statements that create the projection. `projection.test.ts` fails when it differs: then raise the number above by one. */
export const PROJECTION_FINGERPRINT = 'a9192e6c172fc9bcf6d12f3d021b4bc1396f419aff4bb2794f061cd647da114d'

export const projectionStatements = (): string[] => [
  ...buildSchemaSql(projectionTables),
  ...buildVisibilityTriggers(),
  ...buildPageTriggers(),
  ...buildChangeTriggers(),
]

export const fingerprintOf = (statements: readonly string[]): string =>
  createHash('sha256').update(statements.join(';')).digest('hex')

/** Differs for every change of the projection. */
export const projectionVersion = (): string => `${PROJECTION_NUMBER} ${fingerprintOf(projectionStatements())}`

/** `create` statements of tables. The drizzle schema is the only declaration of columns. */
const buildSchemaSql = (tables: readonly PgTable[]): string[] => tables.flatMap(buildTableSql)

const quote = (name: string) => `"${name}"`

function buildTableSql(table: PgTable): string[] {
  const { name, columns, primaryKeys, indexes } = getTableConfig(table)
  const keys = primaryKeys.map((key) => `primary key (${key.columns.map((column) => quote(column.name)).join(', ')})`)
  const body = [...columns.map(buildColumnSql), ...keys].join(',\n  ')
  return [
    `create table if not exists ${quote(name)} (\n  ${body}\n)`,
    ...indexes.map(({ config }) => {
      const parts = config.columns.map((column) => {
        if (!(column instanceof IndexedColumn))
          throw new Error(`Index ${config.name}: only plain columns are supported.`)
        return `${quote(column.name ?? '')}${column.indexConfig.order === 'desc' ? ' desc' : ''}`
      })
      const where = config.where ? ` where ${new PgDialect().sqlToQuery(config.where).sql}` : ''
      return `create ${config.unique ? 'unique ' : ''}index if not exists ${quote(config.name ?? '')} on ${quote(name)} (${parts.join(', ')})${where}`
    }),
  ]
}

function buildColumnSql(column: PgColumn): string {
  const parts = [quote(column.name), column.getSQLType()]
  if (column.generatedIdentity) parts.push('generated always as identity')
  if (column.primary) parts.push('primary key')
  else if (column.notNull) parts.push('not null')
  if (typeof column.default === 'boolean' || typeof column.default === 'number') parts.push(`default ${column.default}`)
  else if (column.default !== undefined) throw new Error(`Column ${column.name}: only plain defaults are supported.`)
  return parts.join(' ')
}
