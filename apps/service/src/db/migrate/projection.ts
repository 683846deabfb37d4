import { createHash } from 'node:crypto'
import { projectionTables } from './clearProjection.ts'
import { buildChangeTriggers } from '../changes/buildChangeTriggers.ts'
import { buildPageTriggers } from '../paging/buildPageTriggers.ts'
import { buildVisibilityTriggers } from '../paging/visibilityTriggers.ts'
import { getTableConfig, type Index, IndexedColumn, type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'

/** Grows with each change of the projection, so that the older of two versions of the service recognizes that it is older. */
export const PROJECTION_NUMBER = 11
/** Hash of the statements that create the projection. `projection.test.ts` fails when it differs: then raise the number above by one. */
export const PROJECTION_FINGERPRINT = 'e866b56bda27ce4ba563e5999f881e8ea43c7617885621f9fbdafa99ee0395fa'

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

let version: string | undefined

/** Differs for every change of the projection. Building the statements takes a millisecond, and every event that is stored names the version. */
export const projectionVersion = (): string =>
  (version ??= `${PROJECTION_NUMBER} ${fingerprintOf(projectionStatements())}`)

/** `create` statements of tables. The drizzle schema is the only declaration of columns. */
const buildSchemaSql = (tables: readonly PgTable[], added: readonly string[]): string[] =>
  tables.flatMap((table) => {
    const { name, indexes } = getTableConfig(table)
    const known = indexes.filter(({ config }) => !added.includes(config.name ?? ''))
    return [buildTableSql(table, quote(name), added), ...known.map((index) => buildIndexSql(quote(name), index))]
  })

/** What `applyAdditions` executes on tables that exist. Tables and names are as `to_regclass` takes them. */
export type Addition = { kind: 'table' | 'column' | 'index'; table: string; name: string; statement: string }

/**
 * @param schema of the tables, where it is not that of the projection; whole tables can be added there
 * @throws when an addition is not one of the tables, or would fail statements of an older version
 */
export function buildAdditions(
  added: readonly string[] = PROJECTION_ADDITIONS,
  tables: readonly PgTable[] = projectionTables,
  schema: string | null = null,
): Addition[] {
  const found = new Map(tables.flatMap((table) => listAdditions(table, schema)))
  return added.flatMap((name) => {
    const build = found.get(name)
    if (!build) throw new Error(`An addition names ${name}, which no table has.`)
    return build()
  })
}

function listAdditions(table: PgTable, schema: string | null): [name: string, build: () => Addition[]][] {
  const { name, columns, indexes } = getTableConfig(table)
  const inSchema = (one: string) => (schema === null ? one : `${schema}.${one}`)
  const at = inSchema(name)
  const toAddition = (index: Index): Addition => ({
    kind: 'index',
    table: at,
    name: inSchema(index.config.name ?? ''),
    statement: buildIndexSql(at, index),
  })
  const addTable = (): Addition[] => [
    { kind: 'table', table: at, name: at, statement: buildTableSql(table, at) },
    ...indexes.map(toAddition),
  ]
  const whole: [string, () => Addition[]][] = schema === null ? [] : [[name, addTable]]
  return [
    ...whole,
    ...columns.map((column): [string, () => Addition[]] => [`${name}.${column.name}`, () => [addColumn(at, column)]]),
    ...indexes.map((index): [string, () => Addition[]] => [
      index.config.name ?? '',
      () => {
        if (index.config.unique) throw new Error(`Index ${index.config.name} cannot be added in place: it is unique.`)
        return [toAddition(index)]
      },
    ]),
  ]
}

function addColumn(table: string, column: PgColumn): Addition {
  if (column.primary || column.generatedIdentity || (column.notNull && column.default === undefined))
    throw new Error(`Column ${table}.${column.name} cannot be added in place: it must allow null or have a default.`)
  const statement = `alter table ${table} add column if not exists ${buildColumnSql(column)}`
  return { kind: 'column', table, name: column.name, statement }
}

const quote = (name: string) => `"${name}"`

/** @param added columns that are left out */
function buildTableSql(table: PgTable, at: string, added: readonly string[] = []): string {
  const { name, columns, primaryKeys } = getTableConfig(table)
  const keys = primaryKeys.map((key) => `primary key (${key.columns.map((column) => quote(column.name)).join(', ')})`)
  const known = columns.filter((column) => !added.includes(`${name}.${column.name}`))
  return `create table if not exists ${at} (\n  ${[...known.map(buildColumnSql), ...keys].join(',\n  ')}\n)`
}

/** The secondary indexes of a table, with the statements that create those that are missing. */
export function buildIndexes(table: PgTable): { name: string; statement: string }[] {
  const { name, indexes } = getTableConfig(table)
  return indexes.map((index) => ({ name: index.config.name ?? '', statement: buildIndexSql(name, index) }))
}

function buildIndexSql(table: string, { config }: Index): string {
  const parts = config.columns.map((column) => {
    if (!(column instanceof IndexedColumn)) throw new Error(`Index ${config.name}: only plain columns are supported.`)
    return `${quote(column.name ?? '')}${column.indexConfig.order === 'desc' ? ' desc' : ''}`
  })
  const where = config.where ? ` where ${new PgDialect().sqlToQuery(config.where).sql}` : ''
  return `create ${config.unique ? 'unique ' : ''}index if not exists ${quote(config.name ?? '')} on ${table} (${parts.join(', ')})${where}`
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
