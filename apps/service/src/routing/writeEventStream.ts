import type { ServerResponse } from 'node:http'
import type { LimitsConfig } from '../config/LimitsConfig.ts'
import type { PublishedEvent } from '../events/EventBus.ts'
import type { StreamEnd } from '../metrics/createMetrics.ts'

/** The source of a stream's events: the missed ones, and new ones. */
export type EventSourceFeed = {
  /** The next page of events after an id; empty when there are none. Null when some after it may be gone. */
  missedSince(id: number): Promise<readonly PublishedEvent[] | null>
  /** The event for a client whose last event id is too old: everything may have changed. */
  reset(): readonly PublishedEvent['event'][]
  subscribe(listener: (published: PublishedEvent) => void): () => void
}

type Options = {
  feed: EventSourceFeed
  limits: Pick<LimitsConfig, 'heartbeatMs' | 'idleMs' | 'streamBufferBytes'>
  /** The last event the client has. */
  lastEventId: number | null
  /** The client has what it missed, and gets events as they are published. */
  onLive?: () => void
  onEnd: (reason: StreamEnd) => void
}

/**
 * The bytes of an event that was published, made once. All streams queue the same bytes, so that clients that do not read cost no copies.
 */
const frames = new WeakMap<PublishedEvent, Buffer>()

function findFrame(published: PublishedEvent): Buffer {
  const known = frames.get(published)
  if (known) return known
  const frame = Buffer.from(`id: ${published.id}\n${toFrame(published.event)}`)
  frames.set(published, frame)
  return frame
}

const toFrame = (event: PublishedEvent['event']) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

/**
 * Writes events as they are published. A client that cannot keep up gets them from the database at its own pace, so nothing is lost and no
 * queue grows here; a client that does not read at all is disconnected.
 */
export function writeEventStream(raw: ServerResponse, { feed, limits, lastEventId, onLive, onEnd }: Options) {
  const { heartbeatMs, idleMs, streamBufferBytes } = limits
  let lastSent = lastEventId
  let isLive = lastEventId === null
  /** An event was published while a page was read. */
  let isStale = false
  let reason: StreamEnd = 'client'

  const isOver = () => raw.destroyed || raw.writableEnded
  const send = (published: PublishedEvent) => {
    if (isOver() || (lastSent !== null && published.id <= lastSent)) return
    lastSent = published.id
    raw.write(findFrame(published))
  }
  const isFull = () => raw.writableLength > streamBufferBytes

  async function readMissed(after: number): Promise<void> {
    isLive = false
    for (let from = after; !isOver(); from = lastSent ?? from) {
      isStale = false
      const page = await feed.missedSince(from)
      if (page === null) {
        lastSent = null
        for (const event of feed.reset()) if (!isOver()) raw.write(toFrame(event))
        break
      }
      for (const published of page) {
        send(published)
        if (isFull()) await drained(raw)
      }
      if (page.length === 0 && !isStale) break
    }
    isLive = true
  }
  /** The client reconnects with its last event id and continues from there. */
  const fail = () => {
    reason = 'failed'
    raw.end()
  }

  const unsubscribe = feed.subscribe((published) => {
    isStale = true
    if (!isLive) return
    if (isFull()) readMissed(lastSent ?? published.id - 1).catch(fail)
    else send(published)
  })
  let stalledMs = 0
  let takenBefore = 0
  const heartbeat = setInterval(() => {
    const taken = (raw.socket?.bytesWritten ?? 0) - (raw.socket?.writableLength ?? 0)
    stalledMs = raw.writableLength > 0 && taken === takenBefore ? stalledMs + heartbeatMs : 0
    takenBefore = taken
    if (stalledMs < idleMs) return void (raw.writableLength === 0 && !isOver() && raw.write(':\n\n'))
    reason = 'slow'
    raw.destroy()
  }, heartbeatMs)
  // The time limit of the connection may end it before a busy process has counted as many heartbeats.
  const noteTimeout = () => {
    if (raw.writableLength > 0) reason = 'slow'
  }
  const { socket } = raw.req
  socket.prependListener('timeout', noteTimeout)
  // A client that disconnects during a write is not an error.
  raw.on('error', () => undefined)
  let hasEnded = false
  const end = () => {
    if (hasEnded) return
    hasEnded = true
    socket.off('close', end)
    clearInterval(heartbeat)
    socket.off('timeout', noteTimeout)
    unsubscribe()
    onEnd(reason)
  }
  raw.once('close', end)
  // A response behind another one of the same connection has no socket yet, and does not report that the connection ended.
  socket.once('close', end)
  raw.write(':ok\n\n')
  if (lastEventId === null) onLive?.()
  else readMissed(lastEventId).then(onLive, fail)
  return {
    /** Ends the stream with a retry delay that varies by some seconds, so that not all pages reconnect at the same moment. */
    shutDown() {
      reason = 'shutdown'
      raw.end(`retry: ${500 + Math.floor(Math.random() * 2500)}\n\n`, () => raw.socket?.destroySoon())
    },
  }
}

/** Resolves when the reader has taken what was written, or has gone. */
function drained(raw: ServerResponse): Promise<void> {
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
