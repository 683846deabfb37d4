import type { FastifyReply } from 'fastify'
import { tracingChannel } from 'node:diagnostics_channel'
import { setImmediate as nextTurn } from 'node:timers/promises'

type Run = { async: boolean; reply: FastifyReply }

/**
 * The handlers at work in this process. A client that hangs up does not end what it asked for: it may be written long after
 * the connection is gone.
 */
export function watchHandlers(): { atRest(): Promise<void>; stop(): void } {
  const running = new Set<Run>()
  const channel = tracingChannel<unknown, Run>('fastify.request.handler')
  const subscribers = {
    start: (run: Run) => void running.add(run),
    end: (run: Run) => void (run.async || running.delete(run)),
    asyncStart: () => undefined,
    asyncEnd: (run: Run) => void running.delete(run),
    error: () => undefined,
  }
  channel.subscribe(subscribers)
  return {
    async atRest() {
      // What came with the end of a connection is heard in this turn, and its handler begins in it.
      do await nextTurn()
      // Streams of events are sent by their handlers, which are never told to have ended.
      while ([...running].some(({ reply }) => !reply.sent))
      for (const run of running) if (run.reply.sent) running.delete(run)
    },
    stop: () => void channel.unsubscribe(subscribers),
  }
}
