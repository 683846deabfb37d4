import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { pageLinks, readCursor } from '../../routing/PageCursor.ts'
import { requireSafe } from '../../read/accounts/requireSafe.ts'
import { mountMedia } from './mountMedia.ts'
import { createMetadataQueue } from './MetadataQueue.ts'
import { readCollectibles } from './readCollectibles.ts'

/** Limit of the unpaged list for older clients. */
const UNPAGED_LIMIT = 1000

export function mountCollectibles(app: FastifyInstance, context: ServiceContext): void {
  const queue = createMetadataQueue(context)
  app.addHook('onClose', () => queue.stop())
  mountMedia(app, context)
  mount(app, routes.getCollectibles, async ({ params, query, request }) => {
    const { runtime, safe } = await requireSafe(context, params.chainId, params.safe)
    const page = readCursor(query.cursor)
    const { count, items } = await readCollectibles(context, queue, runtime, safe.address, {
      ...flags(query),
      ...page,
      mayFetch: () => app.fetchLimit.hasLeft(request),
    })
    return { count, ...pageLinks(request, page, page.offset + page.limit < count), results: items }
  })
  mount(app, routes.getCollectiblesV1, async ({ params, query, request }) => {
    const { runtime, safe } = await requireSafe(context, params.chainId, params.safe)
    const mayFetch = () => app.fetchLimit.hasLeft(request)
    const all = { ...flags(query), limit: UNPAGED_LIMIT, offset: 0, mayFetch }
    return (await readCollectibles(context, queue, runtime, safe.address, all)).items
  })
}

const flags = (query: { trusted?: boolean | undefined; exclude_spam?: boolean | undefined }) => ({
  trusted: query.trusted ?? false,
  excludeSpam: query.exclude_spam ?? true,
})
