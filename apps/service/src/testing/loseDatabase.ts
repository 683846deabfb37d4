import { sql } from 'drizzle-orm'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { durableMigrations } from '../db/migrate/durableMigrations.ts'
import { projectionSchema } from '../db/migrate/projectionSchema.ts'
import type { Database } from '../db/database/Database.ts'

/** The tables that the migrations create, and the table of their version. */
const durableTables = new Set([
  'durable_version',
  ...durableMigrations.flatMap(({ statements }) =>
    statements.flatMap((statement) => /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? []),
  ),
])

const Names = z.array(z.object({ tablename: z.string() }))

/**
 * Simulates the loss of the database, for example by a disk or by an operator: journal, durable tables and the rest of the folder stay.
 * @param close ends everything that uses the database
 */
export async function loseDatabase(db: Database, dataDir: string, close: () => Promise<void>): Promise<void> {
  if (db.kind === 'postgres') {
    const tables = z.parse(
      Names,
      await db.drizzle.execute(sql`select tablename from pg_tables where schemaname = 'public'`),
    )
    // In one transaction: a service without its version table writes nothing.
    await db.transaction(async (tx) => {
      await tx.execute(sql`drop schema ${sql.identifier(projectionSchema())} cascade`)
      for (const { tablename } of tables)
        if (!durableTables.has(tablename)) await tx.execute(sql`drop table ${sql.identifier(tablename)}`)
    })
  }
  await close()
  rmSync(join(dataDir, 'database'), { recursive: true, force: true })
}
