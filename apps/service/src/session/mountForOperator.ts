import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { ServiceError } from '../errors/ServiceError.ts'
import { hasBearer } from '../routing/hasBearer.ts'
import { sessionMessages } from './sessionMessages.ts'

/**
 * Mounts routes below /admin, for requests with the `adminToken` of the configuration. Not in the route table: the page calls none of
 * them, and without the token none exists.
 */
export function mountForOperator(
  root: FastifyInstance,
  { config: { adminToken } }: ServiceContext,
  mountRoutes: (app: FastifyInstance) => void,
): void {
  if (adminToken === undefined) return
  root.register(async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!hasBearer(request, adminToken))
        throw new ServiceError('admin/unauthorized', () => sessionMessages.adminUnauthorized)
    })
    mountRoutes(app)
  })
}
