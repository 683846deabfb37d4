import { openDurableStore } from '../db/durable/DurableStore.ts'
import type { FastifyInstance } from 'fastify'
import type { ChainConfigInput } from '../config/ChainConfig.ts'
import { ServiceConfig, type ServiceConfigInput } from '../config/ServiceConfig.ts'
import type { ServiceContext } from '../context/ServiceContext.ts'
import type { Database } from '../db/database/Database.ts'
import { createBans } from '../bans/createBans.ts'
import { createEnrolment } from '../enrolment/createEnrolment.ts'
import { createEventBus } from '../events/EventBus.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import { createNameServerLookup } from '../outbound/createNameServerLookup.ts'
import { readTokenList } from '../token-list/readTokenList.ts'
import { openTestDatabase } from './openTestDatabase.ts'

export const mainnet: ChainConfigInput = {
  chainId: '1',
  chainName: 'Ethereum',
  shortName: 'eth',
  nativeCurrency: { name: 'Ether', symbol: 'ETH' },
  rpcUri: { authentication: 'API_KEY_PATH', value: 'https://rpc.example/v3/' },
  publicRpcUri: { authentication: 'NO_AUTHENTICATION', value: 'https://public.example' },
  features: [],
}

export type Shell = { app: FastifyInstance; context: ServiceContext; logged: string[]; close(): Promise<void> }

/** Starting a database takes seconds, so the shells of one file share one. */
let shared: Promise<Database> | undefined

/** The HTTP server over an empty database and no running chain, for tests that depend on neither. */
export async function createShell(
  input: Partial<ServiceConfigInput> = {},
  clock = Date.now,
  replay: ServiceContext['journal']['replay'] = { percent: () => null, isComplete: () => true },
): Promise<Shell> {
  const config = ServiceConfig.parse({ dataDir: 'memory', chains: [mainnet], ...input })
  shared ??= openTestDatabase()
  const db = await shared
  const durable = await openDurableStore(db, 'memory')
  const logged: string[] = []
  const log = (message: string, details?: Record<string, unknown>) =>
    void logged.push(`${message} ${String(details?.['error'] ?? '')}`)
  const context: ServiceContext = {
    config,
    db,
    durable,
    journal: {
      record: () => Promise.reject(new Error('The shell stores nothing')),
      catchUp: () => Promise.resolve(),
      awaitOthers: () => Promise.resolve(),
      follow: () => Promise.resolve(),
      readNamed: () => Promise.reject(new Error('The shell has no journal')),
      replay,
      failure: () => null,
      close: () => Promise.resolve(),
    },
    bus: createEventBus((error) => log('An event could not be handled.', { error })),
    clock,
    monotonic: clock,
    metrics: createMetrics(),
    telemetry: null,
    lookup: createNameServerLookup({ servers: config.nameServers }),
    log: { error: log, warn: log, info: log, debug: log },
    tokenList: readTokenList(config),
    bans: createBans({ db, durable, clock }),
    enrolment: createEnrolment({ config: config.enrolment, db, clock, monotonic: clock }),
    chains: new Map(),
  }
  const app = await createHttpServer(context)
  return { app, context, logged, close: () => app.close() }
}

/** Call this once per file, at the end. */
export async function closeShells(): Promise<void> {
  await (await shared)?.close()
  shared = undefined
}
