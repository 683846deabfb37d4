import { createApiClient } from '@countersign/api/client'
import { proposeDemoMessages, proposeDemoQueue } from '@countersign/devchain'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readMemory } from '../../apps/service/src/testing/readMemory.ts'
import { startPostgres } from '../../apps/service/src/testing/startPostgres.ts'
import { type ServiceProcess, startServiceProcess } from '../../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, type TestChain } from '../../apps/service/src/testing/testService.ts'
import { say } from '../service/say.ts'
import { startUsedChains, type UsedChains } from './startUsedChains.ts'

const REST_MS = 15_000
const POLL_MS = 50

/** Of one process, in MB. `start`: the most since its start. `rest`: 15 s after its last work. */
export type MemoryMeasure = {
  readonly name: string
  readonly start: number
  readonly rest: number
}
type Config = Parameters<typeof startServiceProcess>[0]

/** A process with one chain without accounts, then with two chains with accounts, at its first start and at the next one. With both databases. */
export async function measureMemory(chain: TestChain): Promise<MemoryMeasure[]> {
  say('two chains with accounts')
  const used = await startUsedChains()
  try {
    const embedded = await measureDatabase(chain, used, 'embedded database', async () => ({
      place: {},
      stop: async () => {},
    }))
    const postgres = await measureDatabase(chain, used, 'PostgreSQL', async () => {
      const { url, stop } = await startPostgres()
      return { place: { databaseUrl: url }, stop }
    })
    return [...embedded, ...postgres]
  } finally {
    await used.stop()
  }
}

type Database = { readonly place: { readonly databaseUrl?: string }; stop(): Promise<void> }

async function measureDatabase(
  chain: TestChain,
  used: UsedChains,
  database: string,
  start: () => Promise<Database>,
): Promise<MemoryMeasure[]> {
  const one = await onNewDatabase(start, async (place) => {
    const first = await measureProcess(buildTestConfig(chain, place))
    return [{ name: `${database}, one chain`, ...first }]
  })
  const two = await onNewDatabase(start, async (place) => {
    const config = buildTestConfig(chain, { ...place, chains: used.configs })
    const first = await measureProcess(config, (service) => fillService(service, used))
    const next = await measureProcess(config)
    return [
      { name: `${database}, two chains with accounts`, ...first },
      { name: `${database}, two chains, next start`, ...next },
    ]
  })
  return [...one, ...two]
}

async function onNewDatabase<T>(
  start: () => Promise<Database>,
  measure: (place: { dataDir: string; databaseUrl?: string }) => Promise<T>,
): Promise<T> {
  const folder = createTestFolder()
  const { place, stop } = await start()
  try {
    return await measure({ ...place, dataDir: join(folder.path, 'data') })
  } finally {
    await stop()
    folder.remove()
  }
}

async function measureProcess(config: Config, fill: (service: ServiceProcess) => Promise<void> = async () => {}) {
  const service = await startServiceProcess(config)
  await fill(service)
  await wait(REST_MS)
  const { now, peak } = readMemory(service.pid)
  await service.end('SIGTERM')
  return { start: peak, rest: now }
}

/** Waits until the history of every account is indexed, and fills the queues of the demo accounts. */
async function fillService({ url }: ServiceProcess, { chains }: UsedChains): Promise<void> {
  const api = createApiClient({ baseUrl: url })
  for (const { chainId, rpcUrl, demo, accounts } of chains) {
    const isIndexed = async () => {
      const { synced, accounts: unread } = await api.getIndexingStatus({ params: { chainId } })
      return synced && unread.length === 0
    }
    for (const safe of accounts)
      while ((await fetch(`${url}/v1/chains/${chainId}/safes/${safe}/transactions/history`)).status !== 200)
        await wait(POLL_MS)
    while (!(await isIndexed())) await wait(POLL_MS)
    for (const safe of accounts) {
      const { results } = await api.getHistory({ params: { chainId, safe } })
      if (results.length === 0) throw new Error(`The service has indexed no history of ${safe} on chain ${chainId}.`)
    }
    const organisation = { serviceUrl: url, rpcUrl, chainId: Number(chainId), account: demo }
    await proposeDemoQueue(organisation)
    await proposeDemoMessages(organisation)
  }
}
