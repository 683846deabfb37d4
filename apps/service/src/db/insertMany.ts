import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

/**
 * PostgreSQL takes at most 65,535 parameters in one statement, and is told to end a transaction that asks nothing for five seconds: on a
 * busy machine a large statement takes that long to put together.
 */
const MAX_PARAMETERS = 5_000

/** Runs an insert over rows in as few statements as fit. */
export async function insertMany<Row>(
  table: PgTable,
  rows: readonly Row[],
  insert: (rows: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  const size = Math.max(1, Math.floor(MAX_PARAMETERS / getTableConfig(table).columns.length))
  for (let from = 0; from < rows.length; from += size) await insert(rows.slice(from, from + size))
}
