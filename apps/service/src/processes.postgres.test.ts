import { demoOwners, deploySafe, executeSafeTransaction, fund, spareKeys } from '@countersign/devchain'
import { createApiClient } from '@countersign/api/client'
import type { Address, Hex } from '@countersign/primitives'
import { asc, sql } from 'drizzle-orm'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Database } from './db/database/Database.ts'
import { openDatabase } from './db/open/openDatabase.ts'
import { journal } from './db/schema/schema.ts'
import { GENESIS_HASH, hashRecord } from './journal/JournalEntry.ts'
import { openContext } from './openContext.ts'
import { buildProposal } from './testing/buildProposal.ts'
import { dumpIndex } from './testing/dumpIndex.ts'
import { readEvents } from './testing/readEvents.ts'
import { startServiceProcess, type ServiceProcess } from './testing/startServiceProcess.ts'
import { createTestDatabase, dropTestDatabase } from './testing/testDatabase.ts'
import { buildTestConfig, createTestFolder, startTestChain, type TestChain } from './testing/testService.ts'

/** Three service processes on one PostgreSQL, like behind a load balancer. */
const [alice, bob] = demoOwners
/** A holder that no longer renews its lease keeps it for so long, by the clock of the database: the longest part of a takeover within ten seconds. */
const TERM_MS = 4000
/** The rest is a poll, and a machine that runs all tests at once may take long for it. */
const TAKEOVER_MS = 30_000
/** Timeout of a whole test, with processes started on a busy machine. The promised times are measured separately. */
const PATIENCE = { timeout: 180_000 }

let chain: TestChain
let db: Database
let place: { databaseUrl?: string }
/** The test proposes transactions for this account; the other one has on-chain activity at the same time. */
let proposing: Address
let executing: Address
let processes: ServiceProcess[] = []
const kept = new Set<Hex>()
let nonce = 0n
const folder = createTestFolder()
beforeAll(async () => {
  chain = await startTestChain()
  const owners = [alice.address, bob.address]
  proposing = (await deploySafe(chain.rpcUrl, { owners, threshold: 2, saltNonce: 1n })).address
  executing = (await deploySafe(chain.rpcUrl, { owners, threshold: 2, saltNonce: 2n })).address
  await fund(chain.rpcUrl, executing, { native: 10n ** 18n })
  place = await createTestDatabase({ isEmpty: true })
  db = await openDatabase({ dataDir: folder.path, ...place })
  // Started together, so that they compete for an empty database.
  processes = await Promise.all([start(), start(), start()])
})
afterAll(async () => {
  for (const process of processes) process.signal('SIGCONT')
  await Promise.all(processes.map((process) => process.end('SIGTERM')))
  await db?.close()
  await chain?.devchain.stop({ snapshot: false })
  folder.remove()
  await dropTestDatabase(place)
})

const config = () => buildTestConfig(chain, { dataDir: `${folder.path}/data`, ...place })
const start = () => startServiceProcess(config())
const on = (safe: Address) => ({ chainId: chain.chainId, safe })
const client = (process: ServiceProcess) => createApiClient({ baseUrl: process.url })

async function propose(process: ServiceProcess): Promise<Hex> {
  const input = { to: spareKeys[0].address, value: 1n, nonce: nonce++ }
  const body = await buildProposal(chain.rpcUrl, proposing, input, [alice])
  await client(process).proposeTransaction({ params: on(proposing), body })
  kept.add(body.safeTxHash)
  return body.safeTxHash
}

const execute = () =>
  executeSafeTransaction(chain.rpcUrl, { safe: executing, signers: [alice, bob], to: spareKeys[0].address, value: 1n })

const Holders = z.array(z.object({ holder: z.string() }))
/** The process that has the lease now; an expired lease has no holder. */
async function findHolder(): Promise<ServiceProcess | undefined> {
  const rows = await db.drizzle.execute(sql`
    select holder from leases where name like ${`indexer:${chain.chainId} %`} and held_until > clock_timestamp()`)
  const pid = Number(z.parse(Holders, rows)[0]?.holder.split(' ').at(-2))
  return processes.find((process) => process.pid === pid)
}

/** How long the lease lasts unless its holder renews it. */
async function readTermMs(): Promise<number> {
  const rows = await db.drizzle.execute(sql`
    select (extract(epoch from held_until - clock_timestamp()) * 1000)::float8 as ms
    from leases where name like ${`indexer:${chain.chainId} %`}`)
  return z.parse(z.array(z.object({ ms: z.number() })), rows)[0]?.ms ?? NaN
}

async function waitForHolder(other?: ServiceProcess): Promise<ServiceProcess> {
  return vi.waitFor(
    async () => {
      const holder = await findHolder()
      if (!holder || holder === other) throw new Error('No other process has the lease yet')
      return holder
    },
    { timeout: TAKEOVER_MS, interval: 50 },
  )
}

const countExecuted = async (process: ServiceProcess) =>
  (await client(process).getMultisigTransactions({ params: on(executing), query: { executed: true } })).count

/** Checks that indexing continues: every serving process shows new on-chain activity. */
async function expectIndexing(): Promise<void> {
  const before = (await countExecuted(processes[0]!)) ?? 0
  await execute()
  for (const process of processes)
    await vi.waitFor(async () => expect(await countExecuted(process)).toBeGreaterThan(before), { timeout: TAKEOVER_MS })
}

/** Sends proposals through every process and executions on the chain until `stop`, at the latest until the end of the test. */
function startWriting(gone: () => ServiceProcess | undefined): { stop(): Promise<void> } {
  let isOver = false
  const writing = writeUntil(() => isOver, gone)
  // The caller of `stop` gets a failure; without this handler an earlier failure of the test would be followed by an unhandled rejection.
  writing.catch(() => undefined)
  const stop = () => {
    isOver = true
    return writing
  }
  onTestFinished(() => stop().catch(() => undefined))
  return { stop }
}

async function writeUntil(isOver: () => boolean, gone: () => ServiceProcess | undefined): Promise<void> {
  const writers = [...processes].map(async (process) => {
    while (!isOver())
      try {
        await propose(process)
      } catch (error) {
        if (process !== gone()) throw error
        return
      }
  })
  const executions = (async () => {
    while (!isOver()) await execute()
  })()
  await Promise.all([...writers, executions])
}

test('behavior: one process indexes, all serve, and an event reaches the clients of every process', async () => {
  await waitForHolder()
  for (const process of processes)
    await vi.waitFor(async () => expect((await client(process).getSafe({ params: on(proposing) })).threshold).toBe(2), {
      timeout: 20_000,
    })
  const readers = await Promise.all(
    processes.map(({ url }) => readEvents(`${url}/v1/chains/${chain.chainId}/safes/${proposing}/events`)),
  )
  onTestFinished(() => readers.forEach((reader) => reader.close()))
  const [first, second, third] = processes
  const safeTxHash = await propose(first!)
  // A second process immediately sees what the first one acknowledged.
  const signature = await privateKeyToAccount(bob.privateKey).sign({ hash: safeTxHash })
  await client(second!).confirmTransaction({ params: { chainId: chain.chainId, safeTxHash }, body: { signature } })
  const { detailedExecutionInfo } = await client(third!).getTransaction({
    params: { chainId: chain.chainId, id: safeTxHash },
  })
  expect(detailedExecutionInfo).toMatchObject({ confirmations: [{}, {}] })
  for (const reader of readers) {
    await reader.until(({ type }) => type === 'PENDING_MULTISIG_TRANSACTION')
    await reader.until((event) => event.type === 'NEW_CONFIRMATION' && event['owner'] === bob.address)
  }
  await Promise.all([
    expectIndexing(),
    ...readers.map((reader) => reader.until(({ type }) => type === 'NEW_CONFIRMATION')),
  ])
})

test(
  'behavior: the holder is killed in the middle of writing; another one goes on when the lease has ended',
  PATIENCE,
  async () => {
    const holder = await waitForHolder()
    const enough = kept.size + 12
    let killed: ServiceProcess | undefined
    const writing = startWriting(() => killed)
    await vi.waitFor(() => expect(kept.size).toBeGreaterThan(enough), { timeout: 30_000, interval: 10 })
    killed = holder
    const ended = holder.end('SIGKILL')
    processes = processes.filter((process) => process !== holder)
    // Three processes again for the next test, and for a retry of this one.
    onTestFinished(async () => void processes.push(await start()))
    await ended
    expect(await readTermMs()).toBeLessThanOrEqual(TERM_MS)
    const next = await waitForHolder(holder)
    await writing.stop()
    expect(processes).toContain(next)
    await expectIndexing()
  },
)

test(
  'behavior: a holder that hangs without ending is followed too, and does no harm when it comes back',
  PATIENCE,
  async () => {
    const holder = await waitForHolder()
    const writing = startWriting(() => holder)
    onTestFinished(() => holder.signal('SIGCONT'))
    const enough = kept.size + 6
    await vi.waitFor(() => expect(kept.size).toBeGreaterThan(enough), { timeout: 30_000, interval: 10 })
    // Its connections stay open, and its locks are held until the server's timeout.
    holder.signal('SIGSTOP')
    expect(await readTermMs()).toBeLessThanOrEqual(TERM_MS)
    await waitForHolder(holder)
    const others = processes.filter((process) => process !== holder)
    const before = (await countExecuted(others[0]!)) ?? 0
    await vi.waitFor(async () => expect(await countExecuted(others[0]!)).toBeGreaterThan(before + 1), {
      timeout: TAKEOVER_MS,
    })
    holder.signal('SIGCONT')
    await writing.stop()
    await expectIndexing()
  },
)

test('behavior: everything acknowledged is stored, in one unbroken chain of records', async () => {
  for (const process of processes)
    for (const safeTxHash of kept)
      await client(process).getTransaction({ params: { chainId: chain.chainId, id: safeTxHash } })
  const records = await db.drizzle.select().from(journal).orderBy(asc(journal.sequence))
  expect(records.length).toBeGreaterThanOrEqual(kept.size + 1)
  let previous: Hex = GENESIS_HASH
  records.forEach((record, index) => {
    expect(record.sequence).toBe(index + 1)
    expect(record.previous).toBe(previous)
    expect(hashRecord(record)).toBe(record.hash)
    previous = record.hash
  })
})

test('behavior: the index equals the one that a single process builds from the same chain and journal', async () => {
  const fresh = await createTestDatabase()
  onTestFinished(() => dropTestDatabase(fresh))
  const first = await openContext(buildTestConfig(chain, { dataDir: `${folder.path}/fresh`, ...fresh }))
  await first.context.db.drizzle.insert(journal).values(await db.drizzle.select().from(journal))
  await first.context.journal.catchUp()
  await first.context.chains.get(chain.chainId)?.indexer.sync()
  const expected = await dumpIndex(first.context.db.drizzle)
  await first.close()
  await vi.waitFor(async () => expect(await dumpIndex(db.drizzle)).toEqual(expected), {
    timeout: 20_000,
    interval: 500,
  })
  expect(expected.transactions.length).toBeGreaterThan(kept.size + 5)
})
