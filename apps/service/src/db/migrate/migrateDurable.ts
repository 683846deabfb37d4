import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../database/Database.ts'
import { durableMigrations } from './durableMigrations.ts'
import { MigrationError } from './MigrationError.ts'

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
