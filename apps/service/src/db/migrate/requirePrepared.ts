import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/Database.ts'
import { hasTable } from '../statements/hasTable.ts'
import { hasAdditions } from './applyAdditions.ts'
import { buildDurableAdditions } from './buildDurableAdditions.ts'
import { durableMigrations } from './durableMigrations.ts'
import { MigrationError } from './MigrationError.ts'
import { buildAdditions, PROJECTION_NUMBER } from './projection.ts'
import { projectionSchema } from './projectionSchema.ts'

const Stored = z.array(z.object({ number: z.number() }))

/** @throws {MigrationError} `database/not-prepared` when no process of this version that writes has created or changed the tables */
export async function requirePrepared(db: Pick<Database, 'drizzle' | 'runAlone'>): Promise<void> {
  if (!(await hasTable(db.drizzle, `"${projectionSchema()}".schema_version`)))
    throw MigrationError.notPrepared(PROJECTION_NUMBER)
  const rows = await db.drizzle.execute(sql`select number from durable_version where id = 1`)
  const isMigrated = (z.parse(Stored, rows)[0]?.number ?? 0) >= durableMigrations.length
  if (!isMigrated || !(await hasAdditions(db, [...buildDurableAdditions(), ...buildAdditions()])))
    throw MigrationError.notPrepared(PROJECTION_NUMBER)
}
