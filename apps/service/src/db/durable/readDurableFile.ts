import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { DURABLE_FILE_TABLES } from '../schema/durableSchema.ts'
import { DurableStoreError } from './DurableStoreError.ts'

const Row = z.record(z.string(), z.unknown())
export type DurableRow = z.output<typeof Row>
/** The rows of each table by its name, as the first line of the file has them. */
const Snapshot = z.record(z.string(), z.array(Row))
export type DurableRows = z.output<typeof Snapshot>
/** What one commit changed. `old` has at least the primary key; null for a new row. `new` is null for a deleted row. */
const Change = z.object({ table: z.string(), old: z.nullable(Row), new: z.nullable(Row) })
export type DurableChange = z.output<typeof Change>
const Line = z.object({ changes: z.array(Change) })

export type DurableFile = {
  rows: DurableRows
  /** Bytes of the changes after the first line. */
  changedBytes: number
  /** The last line was not written to its end, by a crash before it was acknowledged. */
  isTorn: boolean
}

/**
 * Reads `durable.json`: one line with all rows, then one line for each change since. A file of an earlier version has the first line only.
 * @returns null without a file
 * @throws DurableStoreError when a line that was acknowledged cannot be read
 */
export async function readDurableFile(path: string): Promise<DurableFile | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw DurableStoreError.unreadable(path, error)
  })
  if (text === null) return null
  try {
    const [first = '', ...lines] = text.split('\n')
    const tables = new Map(Object.entries(z.parse(Snapshot, JSON.parse(first))).map(byKey))
    lines.pop()
    for (const line of lines) for (const change of z.parse(Line, JSON.parse(line)).changes) apply(tables, change)
    return {
      rows: Object.fromEntries([...tables].map(([name, rows]) => [name, [...rows.values()]])),
      changedBytes: Math.max(0, Buffer.byteLength(text) - Buffer.byteLength(first) - 1),
      isTorn: !text.endsWith('\n'),
    }
  } catch (error) {
    throw DurableStoreError.unreadable(path, error)
  }
}

const keyColumnsOf = (table: PgTable): string[] => {
  const { columns, primaryKeys } = getTableConfig(table)
  return [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)].map(
    ({ name }) => name,
  )
}
const keyColumns = new Map(DURABLE_FILE_TABLES.map((table) => [getTableConfig(table).name, keyColumnsOf(table)]))

const keyOf = (table: string, row: DurableRow): string =>
  JSON.stringify((keyColumns.get(table) ?? Object.keys(row).toSorted()).map((column) => row[column]))

/** The columns of a row that tell it apart from others. */
export const keyPartOf = (table: string, row: DurableRow): DurableRow =>
  Object.fromEntries((keyColumns.get(table) ?? []).map((column) => [column, row[column]]))

const byKey = ([table, rows]: [string, DurableRow[]]) =>
  [table, new Map(rows.map((row) => [keyOf(table, row), row]))] as const

function apply(tables: Map<string, Map<string, DurableRow>>, { table, old, new: row }: DurableChange): void {
  const rows = tables.get(table) ?? new Map<string, DurableRow>()
  tables.set(table, rows)
  if (old !== null) rows.delete(keyOf(table, old))
  if (row !== null) rows.set(keyOf(table, row), row)
}
