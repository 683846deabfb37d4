import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import type { LimitsConfig } from '../config/LimitsConfig.ts'

/**
 * Requests that run when the server begins to close are answered, and their connections are then closed. After `drainMs` the rest is cut
 * off.
 */
export function drainOnClose(app: FastifyInstance, { drainMs }: LimitsConfig): void {
  const unused = new Set<Socket>()
  let isClosing = false
  let deadline: NodeJS.Timeout | undefined
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.addHook('onRequest', async (request) => void unused.delete(request.socket))
  app.addHook('preClose', async () => {
    isClosing = true
    // Browsers open connections in advance; Node does not count an unused one as idle.
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy()
    deadline = setTimeout(() => app.server.closeAllConnections(), drainMs)
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isClosing) reply.header('connection', 'close')
    return payload
  })
  app.addHook('onClose', async () => clearTimeout(deadline))
}
