import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import type { ServiceConfig } from './config/ServiceConfig.ts'
import { StartError } from './config/StartError.ts'
import type { ServiceContext } from './context/ServiceContext.ts'
import { createHttpServer } from './http/createHttpServer.ts'
import { createMetrics } from './metrics/createMetrics.ts'
import { startDeliveries } from './modules/notifications/startDeliveries.ts'
import { prepareContext } from './openContext.ts'
import type { ServiceOptions } from './ServiceOptions.ts'
import { startIndexers } from './startIndexers.ts'

/** A service whose port is open. */
export type RunningService = {
  /** Where it answers, with the port that was taken. */
  url: string
  port: number
  /** Names of the chains whose nodes have not answered yet. Empty: the API can be used. */
  unreachedChains(): string[]
  /** Ends open requests, indexers and database, in this order. Everything that was confirmed is on disk. */
  stop(): Promise<void>
}

/** An additional port of the same service. The origins in `embeddedIn` may frame its page: an app must not share its host's origin. */
export type SecondPort = { readonly port: number; readonly embeddedIn: readonly string[] }

/** A complete service in this process: database and journal are open, its port is not. */
export type Service = {
  /** The server of fastify. `inject` answers requests without a port. */
  readonly server: FastifyInstance
  /**
   * Opens the port of the configuration and starts the indexers. Port 0 takes a free port.
   * @throws StartError `port/taken` and others, after everything is closed
   */
  listen(): Promise<RunningService>
  stop(): Promise<void>
}

type Options = ServiceOptions & { second?: SecondPort | undefined }

/**
 * Opens a client service in this process: data directory, database, journal and one indexer for each chain.
 *
 * @param config of `ServiceConfig.parse`, or of `openConfig` for a file
 * @param options logger, clock, registry of metrics and `fetch` of the program around the service
 * @throws StartError, DataDirError, DatabaseError, JournalError, each with a sentence for the operator
 */
export async function createService(config: ServiceConfig, options: Options = {}): Promise<Service> {
  const { server, open, begin, follow, stop } = await assembleService(config, options)
  await begin()
  return {
    server,
    stop,
    async listen() {
      const running = await open()
      follow()
      return running
    },
  }
}

/**
 * A service whose port opens before its journal is applied: until then it answers 503 about accounts that are not complete. Resolves when all
 * of it is applied.
 */
export async function listenAtOnce(config: ServiceConfig, options: Options = {}): Promise<RunningService> {
  const { open, begin, follow } = await assembleService(config, options)
  const running = await open()
  await begin()
  follow()
  return running
}

type Assembled = Pick<Service, 'server' | 'stop'> & {
  /** Opens the ports. */
  open(): Promise<RunningService>
  /** Applies the journal, then starts deliveries. After a failure everything is closed. */
  begin(): Promise<void>
  /** Starts the indexers. */
  follow(): void
}

async function assembleService(config: ServiceConfig, { second, ...options }: Options): Promise<Assembled> {
  const prepared = await prepareContext(config, options)
  const { context, close } = prepared
  const servers = await openServers(context, second).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const closeServers = () => Promise.all(servers.map(({ server }) => server.close()))
  let deliveries: { stop(): Promise<void> } | null = null
  let stopping: Promise<void> | null = null
  const stop = () =>
    (stopping ??= closeServers()
      .then(() => deliveries?.stop())
      .then(close))
  const [{ server }] = servers
  return {
    server,
    stop,
    follow: () => startIndexers(context),
    async begin() {
      try {
        await prepared.begin()
        if (!context.config.readOnly) deliveries = await startDeliveries(context)
      } catch (error) {
        await stop()
        throw error
      }
    },
    async open() {
      for (const { server: each, port } of servers) {
        try {
          await each.listen({ port, host: config.host })
        } catch (error) {
          await stop()
          throw StartError.fromListening(error, { port, host: config.host })
        }
      }
      const { port } = server.server.address() as AddressInfo
      const host = config.host.includes(':') ? `[${config.host}]` : config.host
      return { port, url: `http://${host}:${port}`, unreachedChains: () => unreachedChains(context), stop }
    },
  }
}

const unreachedChains = ({ chains }: ServiceContext): string[] =>
  [...chains.values()].filter((chain) => !chain.isReached()).map(({ config: { chainName } }) => chainName)

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
