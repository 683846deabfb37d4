import { createApiClient, type ApiClient } from '@countersign/api/client'
import {
  createDemoAccount,
  type DemoAccount,
  demoDays,
  type Devchain,
  devchainConfig,
  deploySafeContracts,
  deployTestContracts,
  startDevchain,
  type TestContracts,
} from '@countersign/devchain'
import type { FastifyInstance } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChainConfigInput } from '../config/ChainConfig.ts'
import { ServiceConfig, type ServiceConfigInput } from '../config/ServiceConfig.ts'
import type { ChainRuntime } from '../context/ChainRuntime.ts'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import { openContext } from '../openContext.ts'
import { copyDatabaseTemplate } from './copyDatabaseTemplate.ts'
import { createTestDatabase, dropTestDatabase } from './testDatabase.ts'

export const CHAIN_ID = '31337'
const DAY_SECONDS = 86_400

/** A local chain with the demo account, indexed by a service that listens on a free port. */
export type Fixture = {
  devchain: Devchain
  contracts: TestContracts
  account: DemoAccount
  context: ServiceContext
  runtime: ChainRuntime
  app: FastifyInstance
  url: string
  /** The real client over HTTP: every answer passes the schemas of the wire. */
  api: ApiClient
  /** Path parameters of the demo account. */
  params: { chainId: string; safe: DemoAccount['address'] }
  stop(): Promise<void>
}

export async function startFixture(
  clock?: () => number,
  overrides: Partial<ServiceConfigInput> = {},
  chain: Partial<ChainConfigInput> = {},
): Promise<Fixture> {
  const genesisTimestamp = Math.floor(Date.now() / 1000) - (demoDays + 1) * DAY_SECONDS
  const devchain = await startDevchain({ chainId: Number(CHAIN_ID), genesisTimestamp })
  await deploySafeContracts(devchain.rpcUrl)
  const contracts = await deployTestContracts(devchain.rpcUrl)
  const account = await createDemoAccount(devchain.rpcUrl)
  const dataDir = await mkdtemp(join(tmpdir(), 'countersign-http-'))
  const database = await createTestDatabase()
  if (database.databaseUrl === undefined) await copyDatabaseTemplate(dataDir)
  const config = ServiceConfig.parse({
    dataDir,
    ...database,
    chains: [{ ...devchainConfig(devchain, contracts), ...chain }],
    logLevel: 'error',
    ...overrides,
  })
  const { context, close } = await openContext(config, clock ? { clock } : {})
  const runtime = context.chains.get(CHAIN_ID)
  if (!runtime) throw new Error('The fixture configures one chain')
  await runtime.indexer.sync()
  const app = await createHttpServer(context)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    devchain,
    contracts,
    account,
    context,
    runtime,
    app,
    url,
    api: createApiClient({ baseUrl: url }),
    params: { chainId: CHAIN_ID, safe: account.address },
    async stop() {
      await app.close()
      await close()
      await devchain.stop()
      await rm(dataDir, { recursive: true, force: true })
      await dropTestDatabase(database)
    },
  }
}
