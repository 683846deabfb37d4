import { SafeEvent } from '@countersign/api'
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { events } from '../../db/schema/schema.ts'
import type { EventSourceFeed } from '../../routing/writeEventStream.ts'
import type { OverviewItem } from '../../read/accounts/parseOverviewItems.ts'

/** Small, because an event may contain the data of a transaction, up to a megabyte. */
const PAGE = 50

/** Events of some accounts; events of a whole chain go to every stream of that chain. */
export function createFeed(context: ServiceContext, items: readonly OverviewItem[]): EventSourceFeed {
  const accounts = new Set(items.map(({ chainId, address }) => `${chainId}:${address}`))
  const chainIds = new Set(items.map(({ chainId }) => chainId))
  const isWanted = ({ chainId, address }: SafeEvent) =>
    address === undefined ? chainIds.has(chainId) : accounts.has(`${chainId}:${address}`)
  const ofChain = [...chainIds].flatMap((chainId) => {
    const addresses = items.flatMap((item) => (item.chainId === chainId ? [item.address] : []))
    const isOfChain = eq(events.chainId, chainId)
    return [and(isOfChain, isNull(events.safe)), and(isOfChain, inArray(events.safe, addresses))]
  })
  return {
    subscribe: (listener) =>
      context.bus.subscribe((published) => {
        if (isWanted(published.event)) listener(published)
      }),
    async missedSince(id) {
      const known = await readKnownIds(context)
      if (id < known.floor || id > known.newest) return null
      const rows = await context.db.drizzle
        .select()
        .from(events)
        .where(and(gt(events.id, id), or(...ofChain)))
        .orderBy(asc(events.id))
        .limit(PAGE)
      return rows.map((row) => ({ id: row.id, event: SafeEvent.parse(row.body) }))
    },
    reset() {
      const timestamp = Math.floor(context.clock() / 1000)
      return [
        ...[...chainIds].map((chainId) => ({ type: 'RESET' as const, chainId, timestamp })),
        ...items.map(({ chainId, address }) => ({ type: 'SAFE_UPDATED' as const, chainId, address, timestamp })),
      ]
    },
  }
}

const KnownIds = z.array(z.object({ floor: z.coerce.number(), newest: z.coerce.number() }))

/** Events up to `floor` may be deleted; an id above `newest` was never issued here. */
async function readKnownIds({ db }: ServiceContext): Promise<{ floor: number; newest: number }> {
  const rows = await db.drizzle.execute(sql`
    select floor, (select last_value from events_id_seq) as newest from event_floor`)
  return z.parse(KnownIds, rows)[0] ?? { floor: 0, newest: Number.MAX_SAFE_INTEGER }
}
