import { routes } from '@countersign/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureMessages } from '../errors/failureMessages.ts'
import { inLanguageOf } from '../routing/inLanguageOf.ts'
import type { Overrun, RequestLimit } from './createRequestLimit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The limit that the request exceeds; null when it is within all. */
    overrun: Overrun | null
  }
}

/** A probe must not fail because of other requests from its address. Unknown paths below /health count like all others. */
const UNLIMITED: ReadonlySet<string> = new Set([routes.getLive.path, routes.getReady.path, routes.getWritable.path])

/** Counts every request for the limit of its client. `refuseOverruns` answers those beyond it. */
export function countRequests(app: FastifyInstance, limit: RequestLimit): void {
  app.decorateRequest('overrun', null)
  app.addHook('onRequest', (request, _reply, done) => {
    if (!UNLIMITED.has(request.routeOptions.url ?? '')) request.overrun = limit.take(request)
    done()
  })
}

/** Answers the requests beyond a limit. */
export function refuseOverruns(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.overrun !== null) return refuseOverrun(request, reply, request.overrun)
  })
}

export function refuseOverrun({ headers, id }: FastifyRequest, reply: FastifyReply, overrun: Overrun): FastifyReply {
  const { seconds } = overrun
  const message = 'Too many requests'
  const detail = inLanguageOf(headers, () => failureMessages.requestsPerMinute(overrun))
  const facts = { code: 429, statusCode: 429, message, error: message, retryAfter: seconds, requestId: id }
  return reply
    .status(429)
    .header('retry-after', seconds)
    .send({ ...facts, detail })
}
