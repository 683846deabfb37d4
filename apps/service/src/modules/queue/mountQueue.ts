import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mountStored } from '../../routing/mount.ts'
import { readCursor } from '../../routing/PageCursor.ts'
import { readQueue } from '../../read/queue/readQueue.ts'
import { requireAccount } from '../../read/undeployed/requireAccount.ts'

export function mountQueue(app: FastifyInstance, context: ServiceContext): void {
  mountStored(app, routes.getQueue, async ({ params, query, request, uses }) => {
    const { safe } = await requireAccount(context, params.chainId, params.safe, uses)
    return readQueue(context, request, safe, { trusted: query.trusted ?? true, page: readCursor(query.cursor) })
  })
}
