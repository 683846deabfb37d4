import { SafeEvent } from '@countersign/api'
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { ServiceContext } from '../../context.ts'
import { events } from '../../db/schema.ts'
import type { EventSourceFeed } from '../../http/eventStream.ts'
import type { OverviewItem } from '../safes/parseOverviewItems.ts'

/** Who was away for longer reloads instead. */
const MAX_MISSED = 1000

/** Events of some accounts; those that concern a whole chain reach everybody who listens to it. */
export function createFeed(context: ServiceContext, items: readonly OverviewItem[]): EventSourceFeed {
  const accounts = new Set(items.map(({ chainId, address }) => `${chainId}:${address}`))
  const chainIds = new Set(items.map(({ chainId }) => chainId))
  const isWanted = ({ chainId, address }: SafeEvent) =>
    address === undefined ? chainIds.has(chainId) : accounts.has(`${chainId}:${address}`)
  return {
    subscribe: (listener) =>
      context.bus.subscribe((published) => {
        if (isWanted(published.event)) listener(published)
      }),
    async missedSince(id) {
      const ofAccount = items.map(({ chainId, address }) => and(eq(events.chainId, chainId), eq(events.safe, address)))
      const ofChain = [...chainIds].map((chainId) => and(eq(events.chainId, chainId), isNull(events.safe)))
      const rows = await context.db.drizzle
        .select()
        .from(events)
        .where(and(gt(events.id, id), or(...ofAccount, ...ofChain)))
        .orderBy(asc(events.id))
        .limit(MAX_MISSED)
      return rows.map((row) => ({ id: row.id, event: SafeEvent.parse(row.body) }))
    },
  }
}
