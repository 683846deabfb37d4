import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
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
  const sent = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  if (timingSafeEqual(digest(sent), digest(token))) return
  throw new ServiceError('metrics/unauthorized', () => lookupMessages.metricsUnauthorized)
}

/** Behind a proxy every client seems to be on this machine. */
function isOnThisMachine(request: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => name in request.headers)
  return !isForwarded && /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(request.socket.remoteAddress ?? '')
}

const digest = (text: string) => createHash('sha256').update(text).digest()
