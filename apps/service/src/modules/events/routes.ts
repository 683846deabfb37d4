import { checksumAddress, isAddress } from '@countersign/safe/light'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context.ts'
import { createEventStreams } from '../../http/eventStreams.ts'
import { ServiceFailure } from '../../http/ServiceFailure.ts'
import { requireChain } from '../chains/requireChain.ts'
import { assertNotBanned, isBanned } from '../safes/assertNotBanned.ts'
import { type OverviewItem, parseOverviewItems } from '../safes/parseOverviewItems.ts'
import { createFeed } from './createFeed.ts'

/** The head of something without an end would have none either. */
const NO_HEAD = { exposeHeadRoute: false }

/*
 * Streams are not in the route table: they have no body a schema could describe. A browser opens few connections to one
 * origin, so a page follows all its accounts in one stream.
 */
export function mountEvents(app: FastifyInstance, context: ServiceContext): void {
  const streams = createEventStreams(app, context)
  app.get<{ Params: { chainId: string; safe: string } }>(
    '/v1/chains/:chainId/safes/:safe/events',
    NO_HEAD,
    async (request, reply) => {
      const { chainId, safe } = request.params
      if (!isAddress(safe)) throw new ServiceFailure('address/invalid', `"${safe}" is no address.`)
      const items = [{ chainId, address: checksumAddress(safe) }]
      return streams.open(request, reply, createFeed(context, servedOf(context, items)))
    },
  )
  app.get<{ Querystring: { safes?: string } }>('/v1/events', NO_HEAD, async (request, reply) => {
    const items = parseOverviewItems(String(request.query.safes ?? ''))
    if (items.length === 0) throw new ServiceFailure('overview/malformed', 'Name accounts: ?safes=chainId:address,…')
    return streams.open(request, reply, createFeed(context, servedOf(context, items)))
  })
}

/** One account that is not served, among others, does not silence these. */
function servedOf(context: ServiceContext, items: readonly OverviewItem[]): OverviewItem[] {
  for (const { chainId } of items) requireChain(context, chainId)
  const served = items.filter(({ address }) => !isBanned(context, address))
  if (served.length === 0) for (const { address } of items) assertNotBanned(context, address)
  return served
}
