import { getTableName, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database, Drizzle } from '../db/database/Database.ts'
import { buildIndexes } from '../db/migrate/projection.ts'
import { confirmations, messages, multisigTransactions, sharedEntries } from '../db/schema/schema.ts'

/** The tables that a replay fills most. Applying a record needs their primary keys only. */
const TABLES = [multisigTransactions, confirmations, messages, sharedEntries]

const Names = z.array(z.object({ name: z.string() }))

/** The secondary indexes that exist. Their tables may also be in another schema, so an index is found by its table. */
async function readNames(session: Drizzle): Promise<string[]> {
  const found = await session.execute(sql`
    select indexrelid::regclass::text as name from pg_index
    where not indisprimary and indrelid in (select each::regclass from unnest(${sql.param(TABLES.map(getTableName))}::text[]) as each)`)
  return z.parse(Names, found).map(({ name }) => name)
}

/**
 * Drops the secondary indexes of an empty projection before a long replay: sorting all keys once at its end takes a fraction of the computing of
 * single inserts. `createIndexes` must follow; until then lists of accounts are found by their primary keys.
 */
export async function dropIndexes(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const name of await readNames(tx)) await tx.execute(sql.raw(`drop index if exists ${name}`))
  })
}

const CREATE_LOCK = 0x696e_6478

/** Creates the indexes that are missing after a replay, also after one that ended in the middle of it. */
export async function createIndexes(db: Database): Promise<void> {
  const known = new Set(await readNames(db.drizzle))
  for (const { name, statement } of TABLES.flatMap(buildIndexes)) {
    if (known.has(name)) continue
    await db.transaction(
      async (tx) => {
        // On PostgreSQL another process may create the same one.
        await tx.execute(sql`select pg_advisory_xact_lock(${CREATE_LOCK})`)
        await tx.execute(sql.raw(statement))
      },
      { isPatient: true },
    )
  }
}
