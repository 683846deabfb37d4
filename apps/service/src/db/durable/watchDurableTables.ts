import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { Drizzle } from '../database/Database.ts'
import { DURABLE_FILE_TABLES } from '../schema/durableSchema.ts'
import { type DurableChange, keyPartOf } from './readDurableFile.ts'

/**
 * Makes the embedded database record each changed row of the durable tables, whichever statement changes it. `takeDurableChanges` empties the
 * record.
 */
export async function watchDurableTables(tx: Drizzle): Promise<void> {
  await tx.execute(
    sql.raw(`create table if not exists durable_changes (
      seq bigint generated always as identity primary key, name text not null, old_row jsonb, new_row jsonb)`),
  )
  await tx.execute(
    sql.raw(`create or replace function note_durable_change() returns trigger language plpgsql as $$
      begin
        insert into durable_changes (name, old_row, new_row) values (tg_table_name,
          case when tg_op = 'INSERT' then null else to_jsonb(old) end,
          case when tg_op = 'DELETE' then null else to_jsonb(new) end);
        return null;
      end $$`),
  )
  for (const table of DURABLE_FILE_TABLES)
    await tx.execute(
      sql.raw(`create or replace trigger durable_change after insert or update or delete
        on "${getTableConfig(table).name}" for each row execute function note_durable_change()`),
    )
}

const Row = z.nullable(z.record(z.string(), z.unknown()))
const Rows = z.array(z.object({ table: z.string(), old: Row, new: Row }))

/** The rows that changed since the last call, in the order of the changes. */
export async function takeDurableChanges(tx: Drizzle): Promise<DurableChange[]> {
  const rows = z.parse(
    Rows,
    await tx.execute(sql`select name as "table", old_row as old, new_row as new from durable_changes order by seq`),
  )
  if (rows.length > 0) await tx.execute(sql`delete from durable_changes`)
  return rows.map(({ table, old, new: row }) => ({ table, old: old && keyPartOf(table, old), new: row }))
}
