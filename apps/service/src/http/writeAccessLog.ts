import type { FastifyInstance } from 'fastify'
import type { Logger } from '../logging/createLogger.ts'
import { routeOf } from './routeOf.ts'

/** One line for each request. It has the route and no URL, because a URL names accounts and a log is stored and copied. */
export function writeAccessLog(app: FastifyInstance, log: Pick<Logger, 'info'>): void {
  app.addHook('onResponse', async (request, reply) => {
    log.info('request', {
      requestId: request.id,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      bytes: Number(reply.getHeader('content-length') ?? 0),
      ...(request.trace === null ? {} : { traceId: request.trace.traceId }),
    })
  })
}
