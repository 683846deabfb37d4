import { sql } from 'drizzle-orm'
import type { HousekeepingContext } from './startHousekeeping.ts'

const HOUR_MS = 3_600_000

/** Deletes events older than the retention time, and stores the id of the last deleted one. */
export async function pruneEvents({
  clock,
  config,
  db,
}: Pick<HousekeepingContext, 'clock' | 'config' | 'db'>): Promise<void> {
  const before = clock() - config.eventRetentionHours * HOUR_MS
  await db.drizzle.execute(sql`
    with gone as (delete from events where at < ${before}::bigint returning id)
    update event_floor set floor = greatest(floor, (select max(id) from gone))`)
}
