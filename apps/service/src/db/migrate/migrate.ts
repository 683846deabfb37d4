import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { projectionTables } from './clearProjection.ts'
import type { Database, Drizzle } from '../database/Database.ts'
import { durableMigrations } from './durableMigrations.ts'
import { MigrationError } from './MigrationError.ts'
import { PROJECTION_NUMBER, projectionStatements, projectionVersion } from './projection.ts'
import { eventFloor } from '../schema/schema.ts'
import { MIGRATION_LOCK, type TableVersion } from '../database/TableVersion.ts'

const StoredVersion = z.array(z.object({ value: z.string(), number: z.number() }))

/** The table version that this process expects. */
export const knownVersion = (): TableVersion => ({
  value: projectionVersion(),
  number: PROJECTION_NUMBER,
  durable: durableMigrations.length,
})

/**
 * Creates and migrates the tables. The projection can always be rebuilt, so a schema that differs from the stored one is not altered: it is
 * dropped and created again, and the chain and the journal fill it. The durable tables, the journal among them, are never dropped; numbered
 * migrations change them.
 * @returns true when the projection was created again
 * @throws {MigrationError} when a newer version of the service has used the database
 */
export async function migrate(db: Database, now: number): Promise<boolean> {
  const statements = projectionStatements()
  const version = projectionVersion()
  return db.transaction(
    async (tx) => {
      const run = (statement: string) => tx.execute(sql.raw(statement))
      // Several processes may start on one PostgreSQL at the same time.
      await run(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
      await migrateDurable(tx)
      await run('create table if not exists schema_version (id integer primary key, value text not null)')
      await run('alter table schema_version add column if not exists number integer not null default 0')
      const [stored] = z.parse(StoredVersion, await run('select value, number from schema_version where id = 1'))
      if (stored?.value === version) return false
      // Several processes share a PostgreSQL: an older version must not drop the tables of a newer one.
      if (db.kind === 'postgres' && stored && stored.number > PROJECTION_NUMBER)
        throw MigrationError.tablesFromTheFuture(stored.number, PROJECTION_NUMBER)
      for (const table of projectionTables) await run(`drop table if exists "${getTableConfig(table).name}"`)
      for (const statement of statements) await run(statement)
      // Event ids keep growing over a rebuild: a browser resumes from its last id.
      const firstEventId = Math.floor(now)
      await run(`alter table events alter column id restart with ${firstEventId}`)
      await tx.insert(eventFloor).values({ id: 1, floor: firstEventId - 1 })
      await tx.execute(
        sql`insert into schema_version (id, value, number) values (1, ${version}, ${PROJECTION_NUMBER}::integer)
          on conflict (id) do update set value = excluded.value, number = excluded.number`,
      )
      return true
    },
    { isPatient: true },
  )
}

const Stored = z.array(z.object({ number: z.number() }))

/**
 * Migrates the durable tables, one numbered step after the other, in the caller's transaction.
 * @throws {MigrationError} `database/from-the-future` when a newer version of the service has used the database
 */
export async function migrateDurable(tx: Drizzle, migrations = durableMigrations): Promise<void> {
  const run = (statement: string) => tx.execute(sql.raw(statement))
  await run('create table if not exists durable_version (id integer primary key, number integer not null)')
  const [stored] = z.parse(Stored, await run('select number from durable_version where id = 1'))
  const from = stored?.number ?? 0
  if (from > migrations.length) throw MigrationError.fromTheFuture(from, migrations.length)
  for (const { statements } of migrations.slice(from)) for (const statement of statements) await run(statement)
  await tx.execute(
    sql`insert into durable_version (id, number) values (1, ${migrations.length}::integer)
      on conflict (id) do update set number = excluded.number`,
  )
}
