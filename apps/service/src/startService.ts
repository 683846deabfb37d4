import type { AddressInfo } from 'node:net'
import type { ServiceConfig } from './config/serviceConfig.ts'
import { createHttpServer } from './http/createHttpServer.ts'
import { startDeliveries } from './modules/notifications/startDeliveries.ts'
import { tellWhatIsMissing } from './chain/tellWhatIsMissing.ts'
import { openContext } from './openContext.ts'
import { ServiceError } from './serviceError.ts'

export type RunningService = { url: string; port: number; stop(): Promise<void> }

/** Runs a whole client service in this process: database, journal, one indexer per chain, HTTP. Port 0 takes a free one. */
export async function startService(config: ServiceConfig): Promise<RunningService> {
  const { context, close } = await openContext(config)
  const server = await createHttpServer(context).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const deliveries = await startDeliveries(context).catch(async (error: unknown) => {
    await server.close()
    await close()
    throw error
  })
  try {
    await server.listen({ port: config.port, host: config.host })
  } catch (error) {
    await server.close()
    await deliveries.stop()
    await close()
    throw ServiceError.fromListening(error, config)
  }
  for (const runtime of context.chains.values()) {
    runtime.indexer.start()
    void tellWhatIsMissing(runtime, context.log)
  }
  const { port } = server.server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  let stopping: Promise<void> | null = null
  return {
    port,
    url: `http://${host}:${port}`,
    stop: () => (stopping ??= server.close().then(deliveries.stop).then(close)),
  }
}
