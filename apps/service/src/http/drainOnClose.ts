import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { LimitsConfig } from '../config/LimitsConfig.ts'

/** How long a connection that was just opened may take to send its request: a proxy that has chosen this process sends it at once. */
const REQUEST_MS = 500
const LOOK_MS = 20
/** Turns of the event loop in which connections are accepted that the system had already established, and in which their requests are read. */
const TURNS = 3

/**
 * Requests that run when the server begins to close are answered, and so are those on connections that were opened just before: a proxy cannot repeat a
 * write whose connection is cut off. Their connections are then closed. After `drainMs` the rest is cut off.
 */
export function drainOnClose(app: FastifyInstance, { drainMs }: LimitsConfig): void {
  /** Connections without a request so far, with the time at which they were opened. */
  const unused = new Map<Socket, number>()
  let isClosing = false
  let deadline: NodeJS.Timeout | undefined
  app.server.on('connection', (socket) => {
    unused.set(socket, performance.now())
    socket.once('close', () => unused.delete(socket))
  })
  app.addHook('onRequest', async (request) => void unused.delete(request.socket))
  app.addHook('preClose', async () => {
    isClosing = true
    const began = performance.now()
    for (let count = 0; count < TURNS; count += 1) await turn()
    const isExpected = () => {
      const now = performance.now()
      return now - began < REQUEST_MS && [...unused.values()].some((opened) => now - opened < REQUEST_MS)
    }
    while (isExpected()) await wait(LOOK_MS)
    // After a pause of this process the requests have arrived and are still to be read.
    for (let count = 0; count < TURNS; count += 1) await turn()
    // Browsers open connections in advance; Node does not count an unused one as idle.
    for (const socket of unused.keys()) if (socket.bytesRead === 0) socket.destroy()
    deadline = setTimeout(() => app.server.closeAllConnections(), drainMs)
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isClosing) reply.header('connection', 'close')
    return payload
  })
  app.addHook('onClose', async () => clearTimeout(deadline))
}
