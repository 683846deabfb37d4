import * as z from 'zod/mini'

/** With more keys than this, everything counts as changed. */
const MOST_KEYS = 5000

/** The key of the row that has the newest deleted transaction. */
export const PRUNED = 'pruned'

/**
 * What was committed since the snapshot $1 was taken, with the snapshot of this statement. A key counts when its transaction is not visible
 * in the earlier snapshot. The mark of deleted rows counts for a snapshot that may have missed one of them.
 */
export const SELECT_CHANGES = `select pg_current_snapshot()::text as snapshot, pg_current_wal_insert_lsn()::text as place,
  v.value, v.number, d.number as durable,
  array(
    select distinct c.key from changed_keys c
    where c.xid >= pg_snapshot_xmin($1::pg_snapshot) and (c.key = '${PRUNED}' or not pg_visible_in_snapshot(c.xid, $1::pg_snapshot))
    limit ${MOST_KEYS + 1}
  ) as keys
  from schema_version v, durable_version d where v.id = 1 and d.id = 1`

/** Before everything: a process that has no snapshot yet has no answers either. */
export const NO_SNAPSHOT = '3:3:'

const Rows = z.array(z.object({ snapshot: z.string(), place: z.string(), keys: z.array(z.string()) }))

/** `place`: the end of the server's log, after every commit that the snapshot contains. */
type Changes = { snapshot: string; place: string; keys: readonly string[] }

export function parseChanges(rows: unknown): Changes | null {
  const [row] = z.parse(Rows, rows)
  if (!row) return null
  return row.keys.length > MOST_KEYS || row.keys.includes(PRUNED) ? { ...row, keys: [''] } : row
}
