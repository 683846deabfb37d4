import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../db/database/Database.ts'

const Statements = z.array(z.object({ drop: z.string(), make: z.string() }))

/**
 * Drops all indexes and primary keys of the tables during `run` and creates them again: sorting a million keys once takes a fraction of the
 * time of single inserts.
 */
export async function withoutIndexes(tx: Drizzle, tables: readonly string[], run: () => Promise<void>): Promise<void> {
  const statements = z.parse(
    Statements,
    await tx.execute(sql`
      select case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
          else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop,
        case when c.oid is null then pg_get_indexdef(i.indexrelid)
          else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as make
      from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
      where i.indrelid in (select each::regclass from unnest(${sql.param(tables)}::text[]) as each)
      order by i.indexrelid`),
  )
  for (const { drop } of statements) await tx.execute(sql.raw(drop))
  await run()
  await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
  for (const { make } of statements) await tx.execute(sql.raw(make))
}
