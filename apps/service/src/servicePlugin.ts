import type { FastifyInstance } from 'fastify'
import type { ServiceConfig } from './config/ServiceConfig.ts'
import { mountHttp } from './http/mountHttp.ts'
import { startDeliveries } from './modules/notifications/startDeliveries.ts'
import { openContext } from './openContext.ts'
import type { ServiceOptions } from './ServiceOptions.ts'
import { startIndexers } from './startIndexers.ts'

/**
 * The service as a plug-in of a server that another program owns: `await app.register(servicePlugin, { config })`. Its hooks and its error
 * bodies apply to its own routes only. Indexers start when the server is ready; closing the server closes the service.
 *
 * The limits of a connection are those of the owner's server, and so are `trustProxy`, the size of a body and ids of requests.
 */
export async function servicePlugin(
  app: FastifyInstance,
  { config, ...options }: ServiceOptions & { config: ServiceConfig },
): Promise<void> {
  const { context, close } = await openContext(config, options)
  try {
    await mountHttp(app, context)
    const deliveries = await startDeliveries(context)
    app.addHook('onReady', async () => startIndexers(context))
    app.addHook('onClose', async () => {
      await deliveries.stop()
      await close()
    })
  } catch (error) {
    await close()
    throw error
  }
}
