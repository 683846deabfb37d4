import { sql } from 'drizzle-orm'
import type { House } from './keepHouse.ts'

const HOUR_MS = 3_600_000

/** Forgets events that nobody comes back for any more, and remembers up to which one. */
export async function pruneEvents({ clock, config, db }: Pick<House, 'clock' | 'config' | 'db'>): Promise<void> {
  const before = clock() - config.eventRetentionHours * HOUR_MS
  await db.drizzle.execute(sql`
    with gone as (delete from events where at < ${before}::bigint returning id)
    update event_floor set floor = greatest(floor, (select max(id) from gone))`)
}
