import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { projectionSchema } from '../db/migrate/projectionSchema.ts'
import { openDatabase } from '../db/open/openDatabase.ts'

const Names = z.array(z.object({ name: z.string() }))
const Bytes = z.array(z.object({ bytes: z.coerce.number() }))

/** Bytes of rows, without free space of pages. */
export async function countRowBytes(databaseUrl: string): Promise<{ journal: number; projection: number }> {
  const { drizzle, close } = await openDatabase({ dataDir: '', databaseUrl })
  try {
    const read = async (schema: string, table: string) => {
      const rows = await drizzle.execute(sql`
        select coalesce(sum(pg_column_size(t.*)), 0) as bytes from ${sql.identifier(schema)}.${sql.identifier(table)} t`)
      return z.parse(Bytes, rows)[0]?.bytes ?? 0
    }
    const schema = projectionSchema()
    const tables = await drizzle.execute(sql`select tablename as name from pg_tables where schemaname = ${schema}`)
    let projection = 0
    for (const { name } of z.parse(Names, tables)) projection += await read(schema, name)
    return { journal: await read('public', 'journal'), projection }
  } finally {
    await close()
  }
}
