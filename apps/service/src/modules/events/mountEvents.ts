import { checksumAddress, isAddress } from '@countersign/primitives'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { createEventStreams } from '../../routing/EventStreams.ts'
import { decodeInput } from '../../routing/mount.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { assertNotBanned, isBanned } from '../../read/accounts/requireSafe.ts'
import { type OverviewItem, parseAccountNames, parseOverviewItems } from '../../read/accounts/parseOverviewItems.ts'
import { valueMessages } from '../../errors/valueMessages.ts'
import { parseStoredEvent } from '../../events/parseStoredEvent.ts'
import { topicOf } from '../../events/EventBus.ts'
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { events } from '../../db/schema/schema.ts'
import type { EventSourceFeed } from '../../routing/writeEventStream.ts'

/** HEAD of a response without an end would not end either. */
const NO_HEAD = { exposeHeadRoute: false }

/** Accounts of one stream when the request names them in its body. The stream stores only their names. */
const MAX_FOLLOWED = 1000
/** Longer than any chain id with an address. */
const LONGEST_NAME = 128
const Followed = z.object({ safes: z.array(z.string().check(z.maxLength(LONGEST_NAME))) })

/*
 * Streams are not in the route table, because they have no body that a schema could describe. A browser opens few connections to one
 * origin, so a page follows all its accounts in one stream.
 */
export function mountEvents(app: FastifyInstance, context: ServiceContext): void {
  const streams = createEventStreams(app, context)
  app.get<{ Params: { chainId: string; safe: string } }>(
    '/v1/chains/:chainId/safes/:safe/events',
    NO_HEAD,
    async (request, reply) => {
      const { chainId, safe } = request.params
      if (!isAddress(safe)) throw new ServiceError('address/invalid', () => valueMessages.notAddress({ text: safe }))
      const items = [{ chainId, address: checksumAddress(safe) }]
      return streams.open(request, reply, createFeed(context, servedOf(context, items)))
    },
  )
  app.get<{ Querystring: { safes?: string } }>('/v1/events', NO_HEAD, async (request, reply) => {
    const items = parseOverviewItems(String(request.query.safes ?? ''))
    if (items.length === 0) throw new ServiceError('overview/malformed', () => valueMessages.noAccountInQuery)
    return streams.open(request, reply, createFeed(context, servedOf(context, items)))
  })
  // A thousand names do not fit into a URL. The set is part of the request, so that every process can serve it without storing it.
  app.post('/v1/events', async (request, reply) => {
    const items = parseAccountNames(decodeInput(Followed, request.body ?? {}).safes, MAX_FOLLOWED)
    if (items.length === 0) throw new ServiceError('overview/malformed', () => valueMessages.noAccountInBody)
    return streams.open(request, reply, createFeed(context, servedOf(context, items)))
  })
}

/** An account that is not served does not disable the stream of the others. */
function servedOf(context: ServiceContext, items: readonly OverviewItem[]): OverviewItem[] {
  for (const { chainId } of items) requireChain(context, chainId)
  const served = items.filter(({ address }) => !isBanned(context, address))
  if (served.length === 0) for (const { address } of items) assertNotBanned(context, address)
  return served
}

/** Small, because an event may contain the data of a transaction, up to a megabyte. */
const PAGE = 50

/** Events of some accounts; events of a whole chain go to every stream of that chain. */
function createFeed(context: ServiceContext, items: readonly OverviewItem[]): EventSourceFeed {
  const chainIds = new Set(items.map(({ chainId }) => chainId))
  const topics = [...chainIds, ...items.map(topicOf)]
  const ofChain = [...chainIds].flatMap((chainId) => {
    const addresses = items.flatMap((item) => (item.chainId === chainId ? [item.address] : []))
    const isOfChain = eq(events.chainId, chainId)
    return [and(isOfChain, isNull(events.safe)), and(isOfChain, inArray(events.safe, addresses))]
  })
  return {
    subscribe: (listener) => context.bus.subscribe(listener, topics),
    async missedSince(id) {
      const known = await readKnownIds(context)
      if (id < known.floor || id > known.newest) return null
      const rows = await context.db.drizzle
        .select()
        .from(events)
        .where(and(gt(events.id, id), or(...ofChain)))
        .orderBy(asc(events.id))
        .limit(PAGE)
      return rows.map(parseStoredEvent)
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
