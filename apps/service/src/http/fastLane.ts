import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { readAsked } from '../routing/readAsked.ts'
import { type StoredAnswer, storedKey } from '../routing/ReadCache.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The stored answer that is being sent, so that what goes out with it can be learnt. */
    stored?: StoredAnswer
    /** What happens at each request for it. */
    beside?: () => void
  }
}

/** What the headers of one answer take in memory, about. */
const HEADER_BYTES = 2048
const ID = 'x-request-id'
/** Of one request alone. */
const PASSING = ['date', ID, 'connection', 'keep-alive', 'transfer-encoding']

/**
 * A stored answer that went out once the whole way goes out the next time with the same headers, before fastify hears of
 * the request: its routing, hooks and objects cost more than sending. Counting is not passed by: `take` is asked first, and
 * who has no token left goes the long way to hear so.
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
    const { route, beside, headers, body } = sent
    beside?.()
    response.writeHead(200, [...headers, ID, randomUUID()])
    response.end(body, () => metrics.request({ method: 'GET', route, status: 200 }, (performance.now() - from) / 1000))
    return true
  }

  // The server is made by fastify, with all of its limits; what only fastify does begins with its routing.
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (!send(request, response)) app.routing(request, response)
  })
}

/** To be called after every other hook that sets headers. */
export function learnSentAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    learn(request, reply, payload)
    done(null, payload)
  })
}

const acceptedBy = ({ headers }: Pick<IncomingMessage, 'headers'>) => String(headers['accept-encoding'] ?? '')

function learn(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  const { stored, beside } = reply
  const route = request.routeOptions.url
  if (!stored || !route || request.method !== 'GET' || reply.statusCode !== 200) return
  const accepted = acceptedBy(request.raw)
  // A client may send anything here; a handful is what browsers send.
  if (stored.sent.size >= 4 || stored.sent.has(accepted)) return
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload
  if (!Buffer.isBuffer(body)) return
  const headers = Object.entries({ ...reply.getHeaders(), 'content-length': body.length })
    .filter(([name]) => !PASSING.includes(name))
    .flatMap(([name, value]) => [value ?? []].flat().flatMap((each) => [name, String(each)]))
  stored.sent.set(accepted, { route, beside, headers, body })
  stored.weigh(body.length + HEADER_BYTES)
}
