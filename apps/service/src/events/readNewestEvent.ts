import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../db/database/Database.ts'

const Newest = z.array(z.object({ id: z.coerce.number() }))

/** The id of the newest stored event: a stream that begins after it misses nothing that happens after this read. */
export async function readNewestEvent(drizzle: Drizzle): Promise<number> {
  const rows = await drizzle.execute(sql`
    select greatest(floor, (select coalesce(max(id), 0) from events)) as id from event_floor`)
  return z.parse(Newest, rows)[0]?.id ?? 0
}
