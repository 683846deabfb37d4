import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { projectionSchema } from '../db/migrate/projectionSchema.ts'
import { openDatabase } from '../db/open/openDatabase.ts'

const Names = z.array(z.object({ name: z.string() }))
const Bytes = z.array(z.object({ rows: z.coerce.number(), indexes: z.coerce.number() }))

/** `rows`: without free space of pages. `indexes`: whole pages. */
export type TableBytes = { readonly rows: number; readonly indexes: number }

/** Bytes of the journal and of the projection. */
export async function countRowBytes(databaseUrl: string): Promise<{ journal: TableBytes; projection: TableBytes }> {
  const { drizzle, close } = await openDatabase({ dataDir: '', databaseUrl })
  try {
    const read = async (schema: string, table: string): Promise<TableBytes> => {
      const name = sql`${sql.identifier(schema)}.${sql.identifier(table)}`
      const bytes = await drizzle.execute(sql`
        select coalesce(sum(pg_column_size(t.*)), 0) as rows, pg_indexes_size(${`"${schema}"."${table}"`}) as indexes
        from ${name} t`)
      return z.parse(Bytes, bytes)[0] ?? { rows: 0, indexes: 0 }
    }
    const schema = projectionSchema()
    const tables = await drizzle.execute(sql`select tablename as name from pg_tables where schemaname = ${schema}`)
    const projection = { rows: 0, indexes: 0 }
    for (const { name } of z.parse(Names, tables)) {
      const { rows, indexes } = await read(schema, name)
      projection.rows += rows
      projection.indexes += indexes
    }
    return { journal: await read('public', 'journal'), projection }
  } finally {
    await close()
  }
}
