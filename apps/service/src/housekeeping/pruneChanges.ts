import { sql } from 'drizzle-orm'
import { PRUNED } from '../db/changes/readChanges.ts'
import type { Database } from '../db/database/Database.ts'

/** Much longer than a process needs to ask again; one that was suspended for longer forgets all its answers. */
const KEPT_MS = 10 * 60_000

/** Deletes old rows of `changed_keys`, and leaves one with the newest deleted transaction, which `db/changes/readChanges.ts` explains. */
export async function pruneChanges(db: Pick<Database, 'drizzle'>, now: number, keptMs = KEPT_MS): Promise<void> {
  await db.drizzle.execute(sql`
    with gone as (
      delete from changed_keys
      where at < ${now - keptMs}::bigint and xid < pg_snapshot_xmin(pg_current_snapshot())
      returning xid, key
    )
    insert into changed_keys (xid, key, at)
    select xid, ${PRUNED}::text, ${now}::bigint from gone where exists (select from gone where key <> ${PRUNED}) order by xid desc limit 1
    on conflict (xid, key) do update set at = excluded.at`)
}
