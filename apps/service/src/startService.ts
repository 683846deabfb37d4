import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import type { ServiceConfig } from './config/ServiceConfig.ts'
import type { ServiceContext } from './context/ServiceContext.ts'
import { createHttpServer } from './http/createHttpServer.ts'
import { createMetrics } from './metrics/createMetrics.ts'
import { startDeliveries } from './modules/notifications/startDeliveries.ts'
import { logMissing } from './chain/probe/logMissing.ts'
import { openContext } from './openContext.ts'
import { StartError } from './config/StartError.ts'

export type RunningService = {
  url: string
  port: number
  /** Names of the chains whose nodes have not answered yet. Empty: the API can be used. */
  unreachedChains(): string[]
  stop(): Promise<void>
}

/** An additional port of the same service. The origins in `embeddedIn` may frame its page: an app must not share its host's origin. */
export type SecondPort = { readonly port: number; readonly embeddedIn: readonly string[] }

/** Runs a complete client service in this process: database, journal, one indexer per chain, HTTP. Port 0 takes a free port. */
export async function startService(config: ServiceConfig, second?: SecondPort): Promise<RunningService> {
  const { context, close } = await openContext(config)
  const servers = await openServers(context, second).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const closeServers = () => Promise.all(servers.map(({ server }) => server.close()))
  const deliveries = await startDeliveries(context).catch(async (error: unknown) => {
    await closeServers()
    await close()
    throw error
  })
  for (const { server, port } of servers) {
    try {
      await server.listen({ port, host: config.host })
    } catch (error) {
      await closeServers()
      await deliveries.stop()
      await close()
      throw StartError.fromListening(error, { port, host: config.host })
    }
  }
  for (const runtime of context.chains.values()) {
    runtime.indexer.start()
    void logMissing(runtime, context.log)
  }
  const { port } = servers[0].server.server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  let stopping: Promise<void> | null = null
  return {
    port,
    url: `http://${host}:${port}`,
    unreachedChains: () =>
      [...context.chains.values()].filter((chain) => !chain.isReached()).map(({ config: { chainName } }) => chainName),
    stop: () => (stopping ??= closeServers().then(deliveries.stop).then(close)),
  }
}

type Server = { readonly server: FastifyInstance; readonly port: number }

async function openServers(context: ServiceContext, second?: SecondPort): Promise<[Server, ...Server[]]> {
  const first = { server: await createHttpServer(context), port: context.config.port }
  if (!second) return [first]
  // The first port's metrics include chains and journal; these count only the requests of this port.
  const more = { ...context, config: configOf(context.config, second), metrics: createMetrics() }
  return [first, { server: await createHttpServer(more), port: second.port }]
}

/** Cookies ignore ports, so the second page needs its own cookie name: signing in to one must not change the session of the other. */
const configOf = (config: ServiceConfig, { port, embeddedIn }: SecondPort): ServiceConfig => ({
  ...config,
  port,
  embeddedIn: [...embeddedIn],
  auth: { ...config.auth, cookieName: `${config.auth.cookieName}_${port}` },
})
