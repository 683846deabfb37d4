import { sql } from 'drizzle-orm'
import { getTableName } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database/Database.ts'
import { projectionTables } from '../db/migrate/clearProjection.ts'
import { PROJECTION_SCHEMA, projectionSchema } from '../db/migrate/projectionSchema.ts'

/** A version that has not run for this long is not started again without a rebuild. */
const GRACE_MS = 24 * 60 * 60_000

const Schemas = z.array(z.object({ name: z.string() }))
const Times = z.array(z.object({ seen: z.coerce.number(), created: z.coerce.number() }))
const Found = z.array(z.object({ found: z.boolean() }))

/** Marks the schema of this version as used, and drops those of versions that have not run for a day, and of which no process runs now. */
export async function dropOldSchemas(
  db: Pick<Database, 'kind' | 'drizzle'>,
  now: number,
  graceMs = GRACE_MS,
): Promise<void> {
  if (db.kind !== 'postgres') return
  const own = projectionSchema()
  const [mark] = z.parse(
    Times,
    await db.drizzle.execute(sql`
      update schema_version set seen_at = ${now}::bigint where id = 1 returning seen_at as seen, created_at as created`),
  )
  const schemas = z.parse(Schemas, await db.drizzle.execute(sql`select nspname as name from pg_namespace`))
  for (const { name } of schemas) {
    if (name === own || !PROJECTION_SCHEMA.test(name)) continue
    const rows = await db.drizzle.execute(sql`
      select seen_at as seen, created_at as created from ${sql.identifier(name)}.schema_version
      where id = 1 and not exists (
        select from leases where held_until > clock_timestamp() and name like 'indexer:%' and name like ${`% of ${name}`})`)
    const [other] = z.parse(Times, rows)
    if (other && other.seen < now - graceMs) await db.drizzle.execute(sql`drop schema ${sql.identifier(name)} cascade`)
  }
  if (mark && mark.created < now - graceMs) await dropUnversioned(db)
}

/** The tables of versions from before versioned schemas. */
async function dropUnversioned({ drizzle }: Pick<Database, 'drizzle'>): Promise<void> {
  const [row] = z.parse(
    Found,
    await drizzle.execute(sql`
      select to_regclass('public.schema_version') is not null and not exists (
        select from leases where name like 'indexer:%' and name not like '% of %' and held_until > clock_timestamp()) as found`),
  )
  if (!row?.found) return
  for (const table of projectionTables)
    await drizzle.execute(sql`drop table if exists public.${sql.identifier(getTableName(table))}`)
  await drizzle.execute(sql`drop table public.schema_version`)
}
