import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { projectionTables } from './clearProjection.ts'
import type { Database, Drizzle } from '../database/Database.ts'
import { applyAdditions } from './applyAdditions.ts'
import { buildDurableAdditions } from './buildDurableAdditions.ts'
import { durableMigrations } from './durableMigrations.ts'
import { MigrationError } from './MigrationError.ts'
import { PROJECTION_SCHEMA, projectionSchema } from './projectionSchema.ts'
import { buildAdditions, PROJECTION_NUMBER, projectionStatements, projectionVersion } from './projection.ts'
import { eventFloor } from '../schema/schema.ts'
import { MIGRATION_LOCK, type TableVersion } from '../database/TableVersion.ts'

const StoredVersion = z.array(z.object({ value: z.string(), seen: z.coerce.number() }))

/** The table version that this process expects. */
export const knownVersion = (): TableVersion => ({
  value: projectionVersion(),
  number: PROJECTION_NUMBER,
  durable: durableMigrations.length,
})

/** Processes that start at the same time create the tables one after the other. Running processes do not wait for it. */
const START_LOCK = 0x7374_6172

/**
 * Creates and migrates the tables. On PostgreSQL each version of the projection has its own schema, so that another version that runs at the same
 * time keeps its tables. In the embedded database, a projection of another version is dropped and created again. The chain and the journal
 * fill it. The durable tables, the journal among them, are never dropped; numbered migrations and additions change them.
 * @returns true when the projection was created
 * @throws {MigrationError} when a newer version of the service has used the database
 */
export async function migrate(db: Database, now: number): Promise<boolean> {
  const isCreated = await createProjection(db, now)
  await applyAdditions(db, [...buildDurableAdditions(), ...buildAdditions()])
  return isCreated
}

async function createProjection(db: Database, now: number): Promise<boolean> {
  const version = projectionVersion()
  const schema = db.kind === 'postgres' ? projectionSchema() : null
  return db.transaction(
    async (tx) => {
      const run = (statement: string) => tx.execute(sql.raw(statement))
      await run(`select pg_advisory_xact_lock(${START_LOCK})`)
      await migrateDurable(tx)
      const openSchema = async () => {
        if (schema === null) return
        await run(`create schema if not exists "${schema}"`)
        await run(`set local search_path to "${schema}", public`)
      }
      const createVersion = async () => {
        await run('create table if not exists schema_version (id integer primary key, value text not null)')
        for (const column of ['number integer', 'created_at bigint', 'seen_at bigint'])
          await run(`alter table schema_version add column if not exists ${column} not null default 0`)
      }
      await openSchema()
      await createVersion()
      const [stored] = z.parse(
        StoredVersion,
        await run('select value, seen_at as seen from schema_version where id = 1'),
      )
      if (stored?.value === version) {
        if (schema !== null && (await hasRunSince(tx, stored.seen))) await continueEventIds(tx, now)
        await tx.execute(sql`update schema_version set seen_at = ${now}::bigint where id = 1`)
        return false
      }
      if (schema === null)
        for (const table of projectionTables) await run(`drop table if exists "${getTableConfig(table).name}"`)
      else {
        await run(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
        await run(`drop schema "${schema}" cascade`)
        await openSchema()
        await createVersion()
      }
      for (const statement of projectionStatements()) await run(statement)
      // Event ids keep growing over a rebuild: a browser resumes from its last id.
      const firstEventId = Math.floor(now)
      await run(`alter table events alter column id restart with ${firstEventId}`)
      await tx.insert(eventFloor).values({ id: 1, floor: firstEventId - 1 })
      await tx.execute(
        sql`insert into schema_version (id, value, number, created_at, seen_at)
          values (1, ${version}, ${PROJECTION_NUMBER}::integer, ${now}::bigint, ${now}::bigint)
          on conflict (id) do update set value = excluded.value, number = excluded.number`,
      )
      return true
    },
    { isPatient: true },
  )
}

const Schemas = z.array(z.object({ name: z.string() }))
const Seen = z.array(z.object({ seen: z.coerce.number() }))

/** Whether another version was started after the last start of this one. */
async function hasRunSince(tx: Drizzle, seen: number): Promise<boolean> {
  const schemas = z.parse(Schemas, await tx.execute(sql`select nspname as name from pg_namespace`))
  for (const { name } of schemas) {
    if (name === projectionSchema() || !PROJECTION_SCHEMA.test(name)) continue
    const rows = await tx.execute(sql`select seen_at as seen from ${sql.identifier(name)}.schema_version where id = 1`)
    if ((z.parse(Seen, rows)[0]?.seen ?? 0) > seen) return true
  }
  return false
}

/** Ids of events are above those of the other version, which clients and delivery cursors have. Clients load everything again. */
async function continueEventIds(tx: Drizzle, now: number): Promise<void> {
  await tx.execute(
    sql`select setval('events_id_seq', greatest(${now}::bigint, (select last_value from events_id_seq)))`,
  )
  await tx.execute(sql`update event_floor set floor = greatest(floor, (select last_value from events_id_seq))`)
}

const Stored = z.array(z.object({ number: z.number() }))

/**
 * Migrates the durable tables, one numbered step after the other, in the caller's transaction.
 * @throws {MigrationError} `database/from-the-future` when a newer version of the service has used the database
 */
export async function migrateDurable(tx: Drizzle, migrations = durableMigrations): Promise<void> {
  const run = (statement: string) => tx.execute(sql.raw(statement))
  // Not in the schema of the projection, which the connections of PostgreSQL name first.
  await run('set local search_path to public')
  await run('create table if not exists durable_version (id integer primary key, number integer not null)')
  const [stored] = z.parse(Stored, await run('select number from durable_version where id = 1'))
  const from = stored?.number ?? 0
  if (from > migrations.length) throw MigrationError.fromTheFuture(from, migrations.length)
  if (from === migrations.length) return
  // Every transaction of a running process holds this lock shared.
  await run(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  for (const { statements } of migrations.slice(from)) for (const statement of statements) await run(statement)
  await tx.execute(
    sql`insert into durable_version (id, number) values (1, ${migrations.length}::integer)
      on conflict (id) do update set number = excluded.number`,
  )
}
