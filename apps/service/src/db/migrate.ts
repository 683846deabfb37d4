import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { buildSchemaSql } from './buildSchemaSql.ts'
import { projectionTables } from './clearProjection.ts'
import type { Database } from './database.ts'
import { migrateDurable } from './migrateDurable.ts'
import { buildPageTriggers } from './pageTriggers.ts'
import { eventFloor } from './schema.ts'
import { buildVisibilityTriggers } from './visibilityTriggers.ts'

const MIGRATION_LOCK = 0x636f_756e

const StoredVersion = z.array(z.object({ value: z.string() }))

/**
 * Brings the tables up. The projection can always be rebuilt, so a schema that differs from the stored one is not
 * altered but dropped and made anew; the chain and the journal fill it again. The durable tables, the journal among them, are
 * never dropped but taken forward by numbered steps.
 * @returns true when the projection was made anew.
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
      const [stored] = z.parse(StoredVersion, await run('select value from schema_version where id = 1'))
      if (stored?.value === version) return false
      for (const table of projectionTables) await run(`drop table if exists "${getTableConfig(table).name}"`)
      for (const statement of statements) await run(statement)
      // Event ids keep growing over a rebuild: a browser resumes from the last one it saw.
      const firstEventId = Math.floor(now)
      await run(`alter table events alter column id restart with ${firstEventId}`)
      await tx.insert(eventFloor).values({ id: 1, floor: firstEventId - 1 })
      await tx.execute(
        sql`insert into schema_version (id, value) values (1, ${version}) on conflict (id) do update set value = excluded.value`,
      )
      return true
    },
    { isPatient: true },
  )
}

const projectionStatements = () => [
  ...buildSchemaSql(projectionTables),
  ...buildVisibilityTriggers(),
  ...buildPageTriggers(),
]

/** Another for every other schema of the projection. */
export const projectionVersion = (): string =>
  createHash('sha256').update(projectionStatements().join(';')).digest('hex')
