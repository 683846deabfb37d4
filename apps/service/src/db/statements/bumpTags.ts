import { sql } from 'drizzle-orm'
import type { Drizzle } from '../database/Database.ts'
import type { TagArea } from '../schema/progressSchema.ts'

export type Touch = {
  chainId: string
  safe: string
  areas: Iterable<TagArea>
  /** When it changed, epoch milliseconds. */
  at: number
  /** The number of changes; one when absent. */
  changes?: number
}

/**
 * Raises revisions of accounts. A revision is the second of the latest change plus the number of changes. It grows with every change, and
 * has the same value whether changes arrive singly, together or in another order, as in a rebuild of the projection. The account itself may
 * still be unknown.
 */
export async function bumpTags(tx: Drizzle, touches: readonly Touch[]): Promise<void> {
  const rows = new Map<string, { chainId: string; safe: string; area: TagArea; latest: number; changes: number }>()
  for (const { chainId, safe, areas, at, changes = 1 } of touches)
    for (const area of areas) {
      const key = `${chainId}:${safe}:${area}`
      const row = rows.get(key) ?? { chainId, safe, area, latest: 0, changes: 0 }
      row.latest = Math.max(row.latest, Math.floor(at / 1000))
      row.changes += changes
      rows.set(key, row)
    }
  // All writers use one order, so that two of them cannot deadlock.
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  if (sorted.length === 0) return
  const column = <Value>(pick: (row: (typeof sorted)[number]) => Value) => sql.param(sorted.map(pick))
  await tx.execute(sql`
    insert into revisions (chain_id, safe, area, latest, changes)
    select * from unnest(${column(({ chainId }) => chainId)}::text[], ${column(({ safe }) => safe)}::text[],
      ${column(({ area }) => area)}::text[], ${column(({ latest }) => latest)}::integer[], ${column(({ changes }) => changes)}::integer[])
    on conflict (chain_id, safe, area) do update set
      latest = greatest(revisions.latest, excluded.latest), changes = revisions.changes + excluded.changes`)
}
