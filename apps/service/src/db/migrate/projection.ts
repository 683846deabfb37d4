import { createHash } from 'node:crypto'
import { projectionTables } from './clearProjection.ts'
import { buildChangeTriggers } from '../changes/buildChangeTriggers.ts'
import { buildPageTriggers } from '../paging/buildPageTriggers.ts'
import { buildVisibilityTriggers } from '../paging/visibilityTriggers.ts'
import { getTableConfig, type Index, IndexedColumn, type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'

/** Grows with each change of the projection, so that the older of two versions of the service recognizes that it is older. */
export const PROJECTION_NUMBER = 9
/** Hash of the statements that create the projection. `projection.test.ts` fails when it differs: then raise the number above by one. */
export const PROJECTION_FINGERPRINT = 'a9192e6c172fc9bcf6d12f3d021b4bc1396f419aff4bb2794f061cd647da114d'

/**
 * Columns (`table.column`) and indexes that were added since the number above was raised last. They are applied in place: an older version that runs on the same
 * tables does not know them, so a column is null or has a default, also in earlier rows, and an index is not unique. When the number is raised, this
 * list becomes empty.
 */
export const PROJECTION_ADDITIONS: readonly string[] = []

export const projectionStatements = (): string[] => [
  ...buildSchemaSql(projectionTables, PROJECTION_ADDITIONS),
  ...buildVisibilityTriggers(),
  ...buildPageTriggers(),
  ...buildChangeTriggers(),
]

export const fingerprintOf = (statements: readonly string[]): string =>
  createHash('sha256').update(statements.join(';')).digest('hex')

/** Differs for every change of the projection. */
export const projectionVersion = (): string => `${PROJECTION_NUMBER} ${fingerprintOf(projectionStatements())}`

/** `create` statements of tables. The drizzle schema is the only declaration of columns. */
const buildSchemaSql = (tables: readonly PgTable[], added: readonly string[]): string[] =>
  tables.flatMap((table) => buildTableSql(table, new Set(added)))

/** What `applyAdditions` executes on a projection that exists. */
export type ProjectionAddition = { kind: 'column' | 'index'; table: string; name: string; statement: string }

/** @throws when an addition is not one of the tables, or would fail statements of an older version */
export function buildAdditions(
  added: readonly string[] = PROJECTION_ADDITIONS,
  tables: readonly PgTable[] = projectionTables,
): ProjectionAddition[] {
  const found = new Map(
    tables.flatMap((table) => {
      const { name: tableName, columns, indexes } = getTableConfig(table)
      return [
        ...columns.map((column) => [`${tableName}.${column.name}`, () => addColumn(tableName, column)] as const),
        ...indexes.map((index) => [index.config.name ?? '', () => addIndex(tableName, index)] as const),
      ]
    }),
  )
  return added.map((name) => {
    const build = found.get(name)
    if (!build) throw new Error(`PROJECTION_ADDITIONS names ${name}, which no table has.`)
    return build()
  })
}

function addColumn(table: string, column: PgColumn): ProjectionAddition {
  if (column.primary || column.generatedIdentity || (column.notNull && column.default === undefined))
    throw new Error(`Column ${table}.${column.name} cannot be added in place: it must allow null or have a default.`)
  const statement = `alter table ${quote(table)} add column if not exists ${buildColumnSql(column)}`
  return { kind: 'column', table, name: column.name, statement }
}

function addIndex(table: string, index: Index): ProjectionAddition {
  const { name = '', unique } = index.config
  if (unique) throw new Error(`Index ${name} cannot be added in place: it is unique.`)
  return { kind: 'index', table, name, statement: buildIndexSql(table, index) }
}

const quote = (name: string) => `"${name}"`

function buildTableSql(table: PgTable, added: ReadonlySet<string>): string[] {
  const { name, columns, primaryKeys, indexes } = getTableConfig(table)
  const keys = primaryKeys.map((key) => `primary key (${key.columns.map((column) => quote(column.name)).join(', ')})`)
  const known = columns.filter((column) => !added.has(`${name}.${column.name}`))
  const body = [...known.map(buildColumnSql), ...keys].join(',\n  ')
  return [
    `create table if not exists ${quote(name)} (\n  ${body}\n)`,
    ...indexes.filter(({ config }) => !added.has(config.name ?? '')).map((index) => buildIndexSql(name, index)),
  ]
}

function buildIndexSql(table: string, { config }: Index): string {
  const parts = config.columns.map((column) => {
    if (!(column instanceof IndexedColumn)) throw new Error(`Index ${config.name}: only plain columns are supported.`)
    return `${quote(column.name ?? '')}${column.indexConfig.order === 'desc' ? ' desc' : ''}`
  })
  const where = config.where ? ` where ${new PgDialect().sqlToQuery(config.where).sql}` : ''
  return `create ${config.unique ? 'unique ' : ''}index if not exists ${quote(config.name ?? '')} on ${quote(table)} (${parts.join(', ')})${where}`
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
