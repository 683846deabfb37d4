import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type StoredAnswer, storedKey } from './readCache.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The stored answer that is being sent, so that what goes out with it can be learnt. */
    stored?: StoredAnswer
  }
}

/** What the headers of one answer take in memory, about. */
const HEADER_BYTES = 2048
/** Of one request alone. */
const PASSING = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']

/**
 * A stored answer that went out once the whole way goes out the next time with the same headers, past routing's later hooks,
 * schemas and handler. Counting is not passed by: `take` is asked first, and who has no token left goes the long way to
 * hear so.
 */
export function openFastLane(app: FastifyInstance, take: (request: FastifyRequest) => number): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' || isClosing) return done()
    const answer = app.answers.peek(storedKey(request))
    const sent = answer?.sent.get(acceptedBy(request))
    if (!sent || take(request) > 0) return done()
    reply.hijack()
    reply.raw.writeHead(200, { ...sent.headers, 'content-length': sent.body.length, 'x-request-id': request.id })
    reply.raw.end(sent.body)
  })
}

/** To be called after every other hook that sets headers. */
export function learnSentAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    learn(request, reply, payload)
    done(null, payload)
  })
}

const acceptedBy = ({ headers }: FastifyRequest) => headers['accept-encoding'] ?? ''

function learn(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  const { stored } = reply
  if (!stored || reply.statusCode !== 200) return
  const accepted = acceptedBy(request)
  // A client may send anything here; a handful is what browsers send.
  if (stored.sent.size >= 4 || stored.sent.has(accepted)) return
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload
  if (!Buffer.isBuffer(body)) return
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => !PASSING.includes(name))
  stored.sent.set(accepted, { headers: Object.fromEntries(headers), body })
  stored.weigh(body.length + HEADER_BYTES)
}
