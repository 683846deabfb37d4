import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublishedEvent } from '../events/eventBus.ts'

const HEARTBEAT_MS = 15_000
/** A reader this far behind is cut off: it comes back with Last-Event-ID and misses nothing. */
const MAX_BUFFERED_BYTES = 1024 * 1024

/** Where events of a stream come from: what was missed, and what happens from now on. */
export type EventSourceFeed = {
  missedSince(id: number): Promise<readonly PublishedEvent[]>
  subscribe(listener: (published: PublishedEvent) => void): () => void
}

/**
 * Keeps the answer open as server-sent events. Subscribes before it reads what was missed, and sends nothing twice, so
 * that no event falls between the two.
 */
export async function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  feed: EventSourceFeed,
): Promise<void> {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'access-control-allow-origin': '*',
    'x-accel-buffering': 'no',
    'x-request-id': request.id,
    connection: 'keep-alive',
  })
  raw.write(':ok\n\n')
  let lastSent = lastEventId(request)
  let backlog: PublishedEvent[] | null = lastSent === null ? null : []
  const send = ({ id, event }: PublishedEvent) => {
    if (lastSent !== null && id <= lastSent) return
    if (raw.writableLength > MAX_BUFFERED_BYTES) return void raw.destroy()
    lastSent = id
    raw.write(`id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  }
  const unsubscribe = feed.subscribe((published) => {
    if (backlog === null) send(published)
    else backlog.push(published)
  })
  const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS)
  const close = () => {
    clearInterval(heartbeat)
    unsubscribe()
  }
  raw.once('close', close)
  if (lastSent === null) return
  try {
    for (const published of await feed.missedSince(lastSent)) send(published)
    for (const published of backlog ?? []) send(published)
    backlog = null
  } catch {
    // The client reconnects with the same Last-Event-ID and asks again.
    raw.end()
  }
}

function lastEventId(request: FastifyRequest): number | null {
  const text = request.headers['last-event-id']
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null
}
