import { SafeEvent } from '@countersign/api'
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { ServiceContext } from '../../context.ts'
import { eventFloor, events } from '../../db/schema.ts'
import type { EventSourceFeed } from '../../http/eventStream.ts'
import type { OverviewItem } from '../safes/parseOverviewItems.ts'

/** An event may carry the data of a transaction, up to a megabyte. */
const PAGE = 50

/** Events of some accounts; those that concern a whole chain reach everybody who listens to it. */
export function createFeed(context: ServiceContext, items: readonly OverviewItem[]): EventSourceFeed {
  const accounts = new Set(items.map(({ chainId, address }) => `${chainId}:${address}`))
  const chainIds = new Set(items.map(({ chainId }) => chainId))
  const isWanted = ({ chainId, address }: SafeEvent) =>
    address === undefined ? chainIds.has(chainId) : accounts.has(`${chainId}:${address}`)
  const ofAccount = items.map(({ chainId, address }) => and(eq(events.chainId, chainId), eq(events.safe, address)))
  const ofChain = [...chainIds].map((chainId) => and(eq(events.chainId, chainId), isNull(events.safe)))
  return {
    subscribe: (listener) =>
      context.bus.subscribe((published) => {
        if (isWanted(published.event)) listener(published)
      }),
    async missedSince(id) {
      if (id < (await readFloor(context))) return null
      const rows = await context.db.drizzle
        .select()
        .from(events)
        .where(and(gt(events.id, id), or(...ofAccount, ...ofChain)))
        .orderBy(asc(events.id))
        .limit(PAGE)
      return rows.map((row) => ({ id: row.id, event: SafeEvent.parse(row.body) }))
    },
    reset: () =>
      items.map(({ chainId, address }) => ({
        type: 'SAFE_UPDATED',
        chainId,
        address,
        timestamp: Math.floor(context.clock() / 1000),
      })),
  }
}

/** Events up to here may be gone. */
async function readFloor(context: ServiceContext): Promise<number> {
  const [row] = await context.db.drizzle.select({ floor: eventFloor.floor }).from(eventFloor)
  return row?.floor ?? 0
}
