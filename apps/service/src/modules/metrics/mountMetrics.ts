import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { hasBearer } from '../../routing/hasBearer.ts'
import { measureState } from './measureState.ts'
import { lookupMessages } from '../../read/lookupMessages.ts'

/** Prometheus text. Not in the route table: it is for operators and has no JSON body. */
export function mountMetrics(app: FastifyInstance, context: ServiceContext): void {
  const stop = measureState(context)
  app.addHook('onClose', async () => stop())
  const { registry } = context.metrics
  app.get('/metrics', async (request, reply) => {
    assertAllowed(request, context.config.metricsToken)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function assertAllowed(request: FastifyRequest, token: string | undefined): void {
  if (token === undefined) {
    if (isOnThisMachine(request)) return
    throw new ServiceError('metrics/forbidden', () => lookupMessages.metricsForbidden)
  }
  if (hasBearer(request, token)) return
  throw new ServiceError('metrics/unauthorized', () => lookupMessages.metricsUnauthorized)
}

/** Behind a proxy every client seems to be on this machine. */
function isOnThisMachine(request: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => name in request.headers)
  return !isForwarded && /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(request.socket.remoteAddress ?? '')
}
