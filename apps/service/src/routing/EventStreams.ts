import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { clientKey } from './clientKey.ts'
import { writeEventStream, type EventSourceFeed } from './writeEventStream.ts'
import { ServiceError } from '../errors/ServiceError.ts'
import { failureMessages } from '../errors/failureMessages.ts'

export type EventStreams = {
  /** Opens a stream of server-sent events as the response. */
  open(request: FastifyRequest, reply: FastifyReply, feed: EventSourceFeed): Promise<void>
}

/** The open event streams of a server. They end as soon as the server begins to close. */
export function createEventStreams(app: FastifyInstance, { config, metrics }: ServiceContext): EventStreams {
  const { limits } = config
  const streams = new Set<{ shutDown(): void }>()
  const perAddress = new Map<string, number>()
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    for (const stream of streams) stream.shutDown()
  })
  const count = (address: string, change: 1 | -1) => {
    const now = (perAddress.get(address) ?? 0) + change
    if (now === 0) perAddress.delete(address)
    else perAddress.set(address, now)
  }
  return {
    async open(request, reply, feed) {
      const address = clientKey(request.ip)
      if ((perAddress.get(address) ?? 0) >= limits.streamsPerAddress)
        throw new ServiceError('stream/too-many', () => failureMessages.streams({ count: limits.streamsPerAddress }))
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'access-control-allow-origin': '*',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
        'x-request-id': request.id,
        connection: 'keep-alive',
      })
      count(address, 1)
      metrics.streamOpened()
      const stream = writeEventStream(raw, {
        feed,
        limits,
        lastEventId: readLastEventId(request),
        // A stream lasts for hours, so its trace ends here.
        onLive: () => request.trace?.end({ 'http.response.status_code': 200 }, false),
        onEnd(reason) {
          request.trace?.end({ 'error.type': `stream ended: ${reason}` }, reason === 'failed')
          streams.delete(stream)
          count(address, -1)
          metrics.streamClosed(reason)
        },
      })
      streams.add(stream)
      // It was asked for on a connection that is answered while the server closes.
      if (isClosing) stream.shutDown()
    },
  }
}

/** A browser cannot send the header at the first connection of a stream, so the address may contain the id. */
function readLastEventId(request: FastifyRequest): number | null {
  const { searchParams } = new URL(request.url, 'http://localhost')
  const text = request.headers['last-event-id'] ?? searchParams.get('lastEventId')
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null
}
