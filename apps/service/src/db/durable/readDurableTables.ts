import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { Drizzle } from '../database/Database.ts'
import { DURABLE_FILE_TABLES } from '../schema/durableSchema.ts'
import { hasTable } from '../statements/hasTable.ts'
import { readInParts } from '../statements/readInParts.ts'

const Rows = z.array(z.object({ row: z.string() }))

/** The content of a new `durable.json`: one line with the rows of all tables, in parts. A table that an earlier version lacks is empty. */
export async function* readDurableTables(tx: Drizzle): AsyncGenerator<string> {
  for (const [index, table] of DURABLE_FILE_TABLES.entries()) {
    const { name } = getTableConfig(table)
    yield `${index === 0 ? '{' : ','}${JSON.stringify(name)}:[`
    let separator = ''
    if (await hasTable(tx, name))
      for await (const found of readInParts(tx, sql`select to_jsonb(t)::text as row from ${table} t`)) {
        yield (
          separator +
          z
            .parse(Rows, found)
            .map(({ row }) => row)
            .join(',')
        )
        separator = ','
      }
    yield ']'
  }
  yield '}\n'
}
