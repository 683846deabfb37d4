import type { FastifyInstance } from 'fastify'
import type { LimitsConfig } from '../config/limitsConfig.ts'

/** Requests that run when the server begins to close are answered, on connections that end with them; what is left after the limit is cut off. */
export function drainOnClose(app: FastifyInstance, { drainMs }: LimitsConfig): void {
  let isClosing = false
  let deadline: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    isClosing = true
    deadline = setTimeout(() => app.server.closeAllConnections(), drainMs)
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isClosing) reply.header('connection', 'close')
    return payload
  })
  app.addHook('onClose', async () => clearTimeout(deadline))
}
