import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { readAsked } from '../routing/readAsked.ts'
import { type StoredAnswer, storedKey } from '../routing/ReadCache.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The stored answer that is being sent, so that its final headers can be stored with it. */
    stored?: StoredAnswer
    /** Called each time the cached response is sent. */
    onServe?: () => void
  }
}

/** Approximate memory of the headers of one answer. */
const HEADER_BYTES = 2048
const ID = 'x-request-id'
/** Headers that differ per request and must not be cached. */
const PASSING = ['date', ID, 'connection', 'keep-alive', 'transfer-encoding']

/**
 * Sends a stored answer with the headers of its first response, before fastify handles
 * the request: fastify's routing, hooks and objects cost more than sending. The rate limiter `take` runs first. A client
 * over its limit takes the normal route, which answers 429.
 */
export function openFastLane(
  app: FastifyInstance,
  { config, metrics }: Pick<ServiceContext, 'config' | 'metrics'>,
  take: (ip: string | undefined) => number,
): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })

  function send(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || isClosing) return false
    const asked = readAsked(request, config.trustProxy)
    const answer = app.answers.peek(storedKey({ ...asked, url: request.url ?? '' }))
    const sent = answer?.sent.get(acceptedBy(request))
    if (!sent || take(asked.ip) > 0) return false
    const from = performance.now()
    const { route, onServe, headers, body } = sent
    onServe?.()
    response.writeHead(200, [...headers, ID, randomUUID()])
    response.end(body, () => metrics.request({ method: 'GET', route, status: 200 }, (performance.now() - from) / 1000))
    return true
  }

  // fastify creates the server with all of its limits; requests that are not answered here go to its routing.
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (!send(request, response)) app.routing(request, response)
  })
}

/** Stores the headers of sent answers. Register it after every other hook that sets headers. */
export function learnSentAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    learn(request, reply, payload)
    done(null, payload)
  })
}

const acceptedBy = ({ headers }: Pick<IncomingMessage, 'headers'>) => String(headers['accept-encoding'] ?? '')

function learn(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  const { stored, onServe } = reply
  const route = request.routeOptions.url
  if (!stored || !route || request.method !== 'GET' || reply.statusCode !== 200) return
  const accepted = acceptedBy(request.raw)
  // A client can send any value here; browsers send a handful of different ones.
  if (stored.sent.size >= 4 || stored.sent.has(accepted)) return
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload
  if (!Buffer.isBuffer(body)) return
  const headers = Object.entries({ ...reply.getHeaders(), 'content-length': body.length })
    .filter(([name]) => !PASSING.includes(name))
    .flatMap(([name, value]) => [value ?? []].flat().flatMap((each) => [name, String(each)]))
  stored.sent.set(accepted, { route, onServe, headers, body })
  stored.weigh(body.length + HEADER_BYTES)
}
