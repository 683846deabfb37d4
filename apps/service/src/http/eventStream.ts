import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../context.ts'
import type { PublishedEvent } from '../events/eventBus.ts'
import type { StreamEnd } from '../metrics/createMetrics.ts'
import { clientKey } from './clientKey.ts'
import { ServiceFailure } from './ServiceFailure.ts'

const HEARTBEAT_MS = 15_000

/** Where events of a stream come from: what was missed, and what happens from now on. */
export type EventSourceFeed = {
  /** The next page of events after an id; empty when there are none. Null when some after it may be gone. */
  missedSince(id: number): Promise<readonly PublishedEvent[] | null>
  /** What to tell a client whose past is not known: that everything may have changed. */
  reset(): readonly PublishedEvent['event'][]
  subscribe(listener: (published: PublishedEvent) => void): () => void
}
export type EventStreams = {
  /** Keeps the answer open as server-sent events. */
  open(request: FastifyRequest, reply: FastifyReply, feed: EventSourceFeed): Promise<void>
}
type Stream = { end(reason: StreamEnd): void }

/** The open event streams of a server. They end with a hint when to come back as soon as the server begins to close. */
export function createEventStreams(app: FastifyInstance, { config, metrics }: ServiceContext): EventStreams {
  const { idleMs, streamsPerAddress, streamBufferBytes } = config.limits
  const streams = new Set<Stream>()
  const perAddress = new Map<string, number>()
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end('shutdown')
  })

  function register(address: string, stream: Stream): () => void {
    streams.add(stream)
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
    metrics.streamOpened()
    return () => {
      streams.delete(stream)
      const left = (perAddress.get(address) ?? 1) - 1
      if (left === 0) perAddress.delete(address)
      else perAddress.set(address, left)
    }
  }

  return {
    async open(request, reply, feed) {
      const address = clientKey(request.ip)
      if ((perAddress.get(address) ?? 0) >= streamsPerAddress)
        throw new ServiceFailure('stream/too-many', `${streamsPerAddress} event streams are open from your address.`)
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
      raw.write(':ok\n\n')
      let reason: StreamEnd = 'client'
      const cut = (why: StreamEnd) => {
        reason = why
        raw.destroy()
      }
      const unregister = register(address, {
        end(why) {
          reason = why
          // Spread over seconds, or every page comes back in the same moment.
          raw.end(`retry: ${500 + Math.floor(Math.random() * 2500)}\n\n`, () => raw.socket?.destroySoon())
        },
      })
      let stalledMs = 0
      let lastLength = 0
      const heartbeat = setInterval(() => {
        stalledMs = raw.writableLength > 0 && raw.writableLength >= lastLength ? stalledMs + HEARTBEAT_MS : 0
        lastLength = raw.writableLength
        if (stalledMs >= idleMs) cut('slow')
        else raw.write(':\n\n')
      }, HEARTBEAT_MS)
      let lastSent = lastEventId(request)
      const write = (event: PublishedEvent['event'], id?: number) => {
        // A reader this far behind comes back with Last-Event-ID and misses nothing.
        if (raw.writableLength > streamBufferBytes) return cut('slow')
        const head = id === undefined ? '' : `id: ${id}\n`
        raw.write(`${head}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
      }
      const send = ({ id, event }: PublishedEvent) => {
        if (raw.destroyed || (lastSent !== null && id <= lastSent)) return
        lastSent = id
        write(event, id)
      }
      let backlog: PublishedEvent[] | null = lastSent === null ? null : []
      const unsubscribe = feed.subscribe((published) => {
        if (backlog === null) send(published)
        else backlog.push(published)
      })
      raw.once('close', () => {
        clearInterval(heartbeat)
        unsubscribe()
        unregister()
        metrics.streamClosed(reason)
      })
      if (lastSent === null) return
      try {
        for (;;) {
          // What is published while a page is read is behind that page, or in the next one.
          backlog = []
          const page = await feed.missedSince(lastSent)
          if (page === null) {
            lastSent = null
            for (const event of feed.reset()) write(event)
            break
          }
          for (const published of page) send(published)
          if (page.length === 0 || raw.destroyed) break
          await drained(raw)
        }
        for (const published of backlog) send(published)
        backlog = null
      } catch {
        // The client reconnects with the same Last-Event-ID and asks again.
        reason = 'failed'
        raw.end()
      }
    },
  }
}

/** Resolves when the reader has taken what was written, or has gone. */
function drained(raw: FastifyReply['raw']): Promise<void> {
  if (!raw.writableNeedDrain || raw.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const go = () => {
      raw.off('drain', go)
      raw.off('close', go)
      resolve()
    }
    raw.once('drain', go)
    raw.once('close', go)
  })
}

function lastEventId(request: FastifyRequest): number | null {
  const text = request.headers['last-event-id']
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null
}
