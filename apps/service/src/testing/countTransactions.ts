import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openDatabase } from '../db/open/openDatabase.ts'

/** PostgreSQL reports its statistics with a delay of up to a second. */
const DELAY_MS = 1100
const Rows = z.array(z.object({ count: z.coerce.number() }))

/** Transactions that a database has committed; null for the embedded one. */
export async function countTransactions(databaseUrl: string | undefined): Promise<number | null> {
  if (databaseUrl === undefined) return null
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
  const db = await openDatabase({ dataDir: '', databaseUrl })
  try {
    const rows = await db.drizzle.execute(
      sql`select xact_commit as count from pg_stat_database where datname = current_database()`,
    )
    return z.parse(Rows, rows)[0]?.count ?? 0
  } finally {
    await db.close()
  }
}
