import {
  deploySafeContracts,
  deployTestContracts,
  devchainConfig,
  startDevchain,
  type Devchain,
  type TestContracts,
} from '@countersign/devchain'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ServiceConfig, type ServiceConfigInput } from '../config/ServiceConfig.ts'
import type { ChainRuntime } from '../context/ChainRuntime.ts'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { openContext } from '../openContext.ts'
import { copyDatabaseTemplate } from './copyDatabaseTemplate.ts'
import { createTestDatabase, dropTestDatabase } from './testDatabase.ts'

export type TestChain = { devchain: Devchain; contracts: TestContracts; rpcUrl: string; chainId: string }

/** A local chain with every Safe contract and the test contracts. */
export async function startTestChain(chainId = 31337): Promise<TestChain> {
  const devchain = await startDevchain({ chainId })
  await deploySafeContracts(devchain.rpcUrl)
  const contracts = await deployTestContracts(devchain.rpcUrl)
  return { devchain, contracts, rpcUrl: devchain.rpcUrl, chainId: String(chainId) }
}

export function createTestFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'countersign-service-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export const buildTestConfig = (chain: TestChain, overrides: Partial<ServiceConfigInput> = {}): ServiceConfig =>
  z.parse(ServiceConfig, {
    port: 0,
    logLevel: 'error',
    chains: [devchainConfig(chain.devchain, chain.contracts)],
    ...overrides,
  })

export type TestContext = {
  context: ServiceContext
  chain: ChainRuntime
  /** Closes it and opens it again on the same folder, like a restart; with another chain when given. */
  reopen(other?: TestChain): Promise<TestContext>
  close(): Promise<void>
}

/** A service without its HTTP server on a new folder; on a new PostgreSQL database when DATABASE_URL is set. */
export async function openTestContext(
  chain: TestChain,
  overrides: Partial<ServiceConfigInput> = {},
): Promise<TestContext> {
  const folder = createTestFolder()
  const database = await createTestDatabase()
  if (database.databaseUrl === undefined) await copyDatabaseTemplate(folder.path)
  return openIn(folder, chain, { ...database, ...overrides })
}

async function openIn(
  folder: ReturnType<typeof createTestFolder>,
  chain: TestChain,
  overrides: Partial<ServiceConfigInput>,
): Promise<TestContext> {
  const { context, close } = await openContext(buildTestConfig(chain, { dataDir: folder.path, ...overrides }))
  const runtime = context.chains.get(chain.chainId)
  if (!runtime) throw new Error(`The configuration has no chain ${chain.chainId}.`)
  return {
    context,
    chain: runtime,
    async reopen(other = chain) {
      await close()
      return openIn(folder, other, overrides)
    },
    async close() {
      await close()
      folder.remove()
      await dropTestDatabase(overrides)
    },
  }
}
