import type { FastifyReply } from 'fastify'
import { tracingChannel } from 'node:diagnostics_channel'
import { setImmediate as nextTurn } from 'node:timers/promises'

type Run = { async: boolean; reply: FastifyReply }

/**
 * Counts the running handlers of this process. A request continues after its client has disconnected, and may write long after the
 * connection is closed.
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
      // A request that arrived with the end of a connection is parsed in this turn, and its handler starts in it.
      do await nextTurn()
      // Event streams send their response, but their handlers are never reported as ended.
      while ([...running].some(({ reply }) => !reply.sent))
      for (const run of running) if (run.reply.sent) running.delete(run)
    },
    stop: () => void channel.unsubscribe(subscribers),
  }
}
