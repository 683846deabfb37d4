import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import type { WaitingDeliveries } from '../../metrics/createDeliveryMetrics.ts'
import { MAX_BEHIND, type Receiver } from './createDispatcher.ts'

const Rows = z.array(
  z.object({ receiver: z.string(), count: z.coerce.number(), oldest: z.nullable(z.coerce.number()) }),
)

/** What each receiver has not processed yet: the events after its place, whether it wants them or not, and what it keeps to try again. */
export async function readWaitingDeliveries(
  { db }: Pick<ServiceContext, 'db'>,
  receivers: readonly Receiver[],
): Promise<WaitingDeliveries[]> {
  const found = await db.drizzle.execute(sql`
    select c.receiver, behind.count, behind.oldest
    from delivery_cursors c cross join lateral (
      select count(*) as count, min(at) as oldest
      from (select at from events where id > c.event_id order by id limit ${MAX_BEHIND}::integer) as event
    ) as behind`)
  const places = new Map(z.parse(Rows, found).map((row) => [row.receiver, row]))
  return Promise.all(
    receivers.map(async ({ name, kind, countWaiting }) => {
      const behind = places.get(name) ?? { count: 0, oldest: null }
      const kept = (await countWaiting?.()) ?? { count: 0, oldest: null }
      const times = [behind.oldest, kept.oldest].filter((at) => at !== null)
      return { kind, count: behind.count + kept.count, oldest: times.length === 0 ? null : Math.min(...times) }
    }),
  )
}
