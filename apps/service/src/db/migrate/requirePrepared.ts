import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/Database.ts'
import { MigrationError } from './MigrationError.ts'
import { PROJECTION_NUMBER } from './projection.ts'
import { projectionSchema } from './projectionSchema.ts'

const Found = z.array(z.object({ found: z.boolean() }))

/** @throws {MigrationError} `database/not-prepared` when no process of this version that writes has created the tables */
export async function requirePrepared({ drizzle }: Pick<Database, 'drizzle'>): Promise<void> {
  const table = `"${projectionSchema()}".schema_version`
  const [row] = z.parse(Found, await drizzle.execute(sql`select to_regclass(${table}) is not null as found`))
  if (!row?.found) throw MigrationError.notPrepared(PROJECTION_NUMBER)
}
