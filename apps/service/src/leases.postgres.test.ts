import { devchainConfig, devClient, type Devchain, startDevchain, testContractAddresses } from '@countersign/devchain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ServiceConfig } from './config/ServiceConfig.ts'
import type { Database } from './db/database/Database.ts'
import { openDatabase } from './db/open/openDatabase.ts'
import { type ServiceProcess, startServiceProcess } from './testing/startServiceProcess.ts'
import { createTestDatabase, dropTestDatabase } from './testing/testDatabase.ts'
import { createTestFolder } from './testing/testService.ts'

/** Real processes on one PostgreSQL, and local chains without contracts: only their blocks matter. `npm run test:soak` takes more of both. */
const CHAINS = Number(process.env['LEASE_CHAINS'] ?? 4)
const PROCESSES = Number(process.env['LEASE_PROCESSES'] ?? 2)
/** After the last change of the processes. A lease expires after four seconds. */
const SPREAD_MS = 20_000 + CHAINS * 500
const PATIENCE = { timeout: 120_000 + CHAINS * 5000 }

const folder = createTestFolder()
let chains: Devchain[] = []
let place: { databaseUrl?: string }
let db: Database
let processes: ServiceProcess[] = []

beforeAll(async () => {
  chains = await Promise.all(Array.from({ length: CHAINS }, (_, index) => startDevchain({ chainId: 41_000 + index })))
  place = await createTestDatabase()
  db = await openDatabase({ dataDir: folder.path, ...place })
  for (let index = 0; index < PROCESSES; index += 1) processes.push(await start())
}, PATIENCE.timeout)
afterAll(async () => {
  await Promise.all(processes.map((process) => process.end('SIGKILL')))
  await db?.close()
  await Promise.all(chains.map((chain) => chain.stop({ snapshot: false })))
  folder.remove()
  await dropTestDatabase(place)
})

const start = () =>
  startServiceProcess(
    z.parse(ServiceConfig, {
      port: 0,
      dataDir: `${folder.path}/data`,
      ...place,
      logLevel: 'error',
      database: { poolSize: 3 },
      chains: chains.map((chain, index) => ({
        ...devchainConfig(chain, testContractAddresses()),
        shortName: `local${index}`,
        pollMs: 500,
      })),
    }),
  )

const Rows = z.array(z.object({ holder: z.string() }))

/** The number of leases of each running process, ascending. */
async function countLeases(): Promise<number[]> {
  const rows = await db.drizzle.execute(
    sql`select holder from leases where name like 'indexer:%' and held_until > clock_timestamp()`,
  )
  const pids = z.parse(Rows, rows).map(({ holder }) => Number(holder.split(' ').at(-2)))
  return processes.map(({ pid }) => pids.filter((one) => one === pid).length).toSorted((a, b) => a - b)
}

/** Each process has its share: none has two more than another, and every chain is followed. */
const expectShares = () =>
  vi.waitFor(
    async () => {
      const counts = await countLeases()
      expect(counts.reduce((sum, one) => sum + one, 0)).toBe(CHAINS)
      expect((counts.at(-1) ?? 0) - (counts[0] ?? 0)).toBeLessThanOrEqual(1)
    },
    { timeout: SPREAD_MS, interval: 200 },
  )

const Blocks = z.array(z.object({ block: z.coerce.number() }))

/** Every chain gets a block, and its index reaches it. */
async function expectIndexing(): Promise<void> {
  const heads = await Promise.all(
    chains.map(async ({ rpcUrl }) => {
      const client = devClient(rpcUrl)
      await client.mine({ blocks: 1 })
      return Number(await client.getBlockNumber({ cacheTime: 0 }))
    }),
  )
  for (const [index, head] of heads.entries())
    await vi.waitFor(
      async () => {
        const chainId = String(41_000 + index)
        const rows = await db.drizzle.execute(
          sql`select block_number as block from cursors where chain_id = ${chainId}`,
        )
        expect(z.parse(Blocks, rows)[0]?.block).toBe(head)
      },
      { timeout: SPREAD_MS, interval: 100 },
    )
}

/** By metrics of the processes themselves: how many of them index each chain. */
async function countIndexers(): Promise<number[]> {
  const texts = await Promise.all(processes.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()))
  return chains.map(
    (_chain, index) =>
      texts.filter((text) => text.includes(`countersign_indexer_leads{chain_id="${41_000 + index}"} 1`)).length,
  )
}

test('behavior: the chains are spread over the processes that started one after the other', PATIENCE, async () => {
  await expectShares()
  await expectIndexing()
})

test(
  'behavior: a process that joins gets its share from the others, and each chain has one indexer',
  PATIENCE,
  async () => {
    processes.push(await start())
    await expectShares()
    await expectIndexing()
    await vi.waitFor(async () => expect(await countIndexers()).toEqual(chains.map(() => 1)), { timeout: SPREAD_MS })
  },
)

test('behavior: the chains of a process that ended are spread over the rest', PATIENCE, async () => {
  const leaving = processes.shift()
  expect(await leaving?.end('SIGTERM')).toBe(0)
  await expectShares()
  await expectIndexing()
})

test('behavior: so are those of a process that crashed, after their leases expired', PATIENCE, async () => {
  processes.push(await start())
  await expectShares()
  await processes.shift()?.end('SIGKILL')
  await expectShares()
  await expectIndexing()
})
