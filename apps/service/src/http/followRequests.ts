import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../context/ServiceContext.ts'
import type { RequestTrace } from '../requests/RequestTrace.ts'
import { runInRequest } from '../requests/currentRequest.ts'
import { findSession } from '../session/requireSession.ts'
import type { RequestLimit } from './createRequestLimit.ts'
import { routeOf } from './routeOf.ts'

declare module 'fastify' {
  interface FastifyRequest {
    trace: RequestTrace | null
  }
}

/** Gives everything that a request starts its id, its trace and its sender; see `RequestScope`. */
export function followRequests(app: FastifyInstance, context: ServiceContext, limit: RequestLimit): void {
  const { telemetry } = context
  app.decorateRequest('trace', null)
  app.addHook('onRequest', (request, _reply, done) => {
    if (telemetry !== null)
      request.trace = telemetry.traceRequest({
        id: request.id,
        method: request.method,
        route: routeOf(request),
        traceparent: readTraceparent(request, context.config.trustProxy),
      })
    const findSigner = async () => (await findSession(context, request))?.signerAddress ?? null
    runInRequest({ id: request.id, trace: request.trace, client: () => limit.clientOf(request), findSigner }, done)
  })
  if (telemetry === null) return
  app.addHook('onResponse', async (request, reply) => {
    request.trace?.end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= 500)
  })
  app.addHook('onRequestAbort', async (request) => {
    request.trace?.end({ 'error.type': 'client closed the connection' }, true)
  })
}

/** A client must not decide what is traced; as for `x-request-id`, only a trusted proxy does. */
function readTraceparent({ headers }: FastifyRequest, trustProxy: number): string | undefined {
  const { traceparent } = headers
  return trustProxy > 0 && typeof traceparent === 'string' ? traceparent : undefined
}
