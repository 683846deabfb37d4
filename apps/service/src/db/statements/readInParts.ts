import { sql, type SQL } from 'drizzle-orm'
import type { Drizzle } from '../database/Database.ts'

const ROWS = 1000

/** The rows of a query, in parts that fit into memory. Within a transaction, one at a time. */
export async function* readInParts(tx: Drizzle, query: SQL): AsyncGenerator<readonly unknown[]> {
  await tx.execute(sql`declare rows_in_parts no scroll cursor for ${query}`)
  for (;;) {
    const rows: readonly unknown[] = await tx.execute(sql.raw(`fetch ${ROWS} from rows_in_parts`))
    if (rows.length === 0) break
    yield rows
  }
  await tx.execute(sql`close rows_in_parts`)
}
