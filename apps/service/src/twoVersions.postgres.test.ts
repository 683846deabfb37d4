import { createApiClient } from '@countersign/api/client'
import { demoOwners, deploySafe, executeSafeTransaction, fund, spareKeys } from '@countersign/devchain'
import type { Address, Hex } from '@countersign/primitives'
import { asc, sql } from 'drizzle-orm'
import { createServer, request as send, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Database } from './db/database/Database.ts'
import { openDatabase } from './db/open/openDatabase.ts'
import { projectionSchema } from './db/migrate/projectionSchema.ts'
import { PROJECTION_NUMBER } from './db/migrate/projection.ts'
import { journal } from './db/schema/schema.ts'
import { dropOldSchemas } from './housekeeping/dropOldSchemas.ts'
import { buildProposal } from './testing/buildProposal.ts'
import { urlOf } from './testing/portOf.ts'
import { startServiceProcess, type ServiceProcess } from './testing/startServiceProcess.ts'
import { createTestDatabase, dropTestDatabase } from './testing/testDatabase.ts'
import { buildTestConfig, createTestFolder, startTestChain, type TestChain } from './testing/testService.ts'

/** Timeout of the whole test, with processes started on a busy machine. */
const PATIENCE = { timeout: 180_000 }

/** A rolling update behind a proxy: a newer version starts while the older one serves, fills its own tables, and takes over. */
const [alice] = demoOwners
const DAY_MS = 86_400_000
const adminToken = 'x'.repeat(40)

let chain: TestChain
let safe: Address
let db: Database
let place: { databaseUrl?: string }
let proxy: Server
/** Where the proxy sends requests; in turn when there are several. */
let upstreams: ServiceProcess[] = []
const processes: ServiceProcess[] = []
const folder = createTestFolder()
beforeAll(async () => {
  chain = await startTestChain()
  safe = (await deploySafe(chain.rpcUrl, { owners: [alice.address], threshold: 1 })).address
  await fund(chain.rpcUrl, safe, { native: 10n ** 18n })
  place = await createTestDatabase({ isEmpty: true })
  db = await openDatabase({ dataDir: folder.path, ...place })
  proxy = await startProxy()
})
afterAll(async () => {
  proxy?.closeAllConnections()
  proxy?.close()
  await Promise.all(processes.map((process) => process.end('SIGTERM')))
  await db?.close()
  await chain?.devchain.stop({ snapshot: false })
  folder.remove()
  await dropTestDatabase(place)
})

async function startProxy(): Promise<Server> {
  let turn = 0
  const server = createServer((request, response) => {
    const upstream = upstreams[(turn += 1) % upstreams.length]
    const url = new URL(request.url ?? '/', upstream?.url)
    const forwarded = send(url, { method: request.method, headers: request.headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.writeHead(502).end())
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** Changes the version number of the tables. */
function makeNewer(code: string): string {
  const before = `PROJECTION_NUMBER = ${PROJECTION_NUMBER};`
  if (!code.includes(before)) throw new Error(`The program does not say "${before}".`)
  return code.replace(before, `PROJECTION_NUMBER = ${PROJECTION_NUMBER + 1};`)
}

/** Adds columns, in place: to the table that every proposal writes, and to a durable one that every process reads every two seconds. */
function addColumns(code: string): string {
  // The bundler renames drizzle's `text` when another module has a variable of that name.
  const text = /bannedAccounts = pgTable\(\s*"banned_accounts",\s*\{\s*safe: (\w+)\("safe"\)/.exec(code)?.[1]
  if (text === undefined) throw new Error('The program does not contain the table of banned accounts.')
  const edits = [
    ['PROJECTION_ADDITIONS = [];', `PROJECTION_ADDITIONS = ["${ADDED.join('.')}"];`],
    [/multisigTransactions = pgTable\(\s*"multisig_transactions",\s*\{/, `$& addedNote: ${text}("${ADDED[1]}"),`],
    [/DURABLE_ADDITIONS = \[/, `$&"${DURABLE.join('.')}", `],
    [/bannedAccounts = pgTable\(\s*"banned_accounts",\s*\{/, `$& why: ${text}("${DURABLE[1]}"),`],
  ] as const
  return edits.reduce((edited, [rule, by]) => {
    const after = edited.replace(rule, by)
    if (after === edited) throw new Error(`The program does not contain ${rule}.`)
    return after
  }, code)
}
const ADDED = ['multisig_transactions', 'added_note'] as const
const DURABLE = ['banned_accounts', 'why'] as const

async function start(edit?: (code: string) => string): Promise<ServiceProcess> {
  const full = buildTestConfig(chain, { dataDir: `${folder.path}/data`, logLevel: 'silent', adminToken, ...place })
  // As every preset: then the last indexed block says nothing about histories, which each version reads for itself.
  const config = { ...full, chains: full.chains.map((one) => ({ ...one, mode: 'onDemand' as const })) }
  const process = await startServiceProcess(config, edit)
  processes.push(process)
  return process
}

const api = (url = urlOf(proxy)) => createApiClient({ baseUrl: url })
const params = () => ({ chainId: chain.chainId, safe })
let nonce = 10n
async function propose(): Promise<Hex> {
  const input = { to: spareKeys[0].address, value: 1n, nonce: nonce++ }
  const body = await buildProposal(chain.rpcUrl, safe, input, [alice])
  await api().proposeTransaction({ params: params(), body })
  return body.safeTxHash
}

const isReady = async ({ url }: ServiceProcess) => (await fetch(`${url}/health/ready`)).status === 200
const findAll = async ({ url }: ServiceProcess, ids: readonly Hex[]) => {
  for (const id of ids) await api(url).getTransaction({ params: { chainId: chain.chainId, id } })
}
const countExecuted = async ({ url }: ServiceProcess) =>
  (await api(url).getHistory({ params: params(), query: {} })).results.filter(({ type }) => type === 'TRANSACTION')
    .length
const readNewest = async ({ url }: ServiceProcess) =>
  z.parse(z.object({ newestEvent: z.number() }), await (await fetch(`${url}/boot.json`)).json()).newestEvent
const Schemas = z.array(z.object({ name: z.string() }))
const readSchemas = async () =>
  z.parse(
    Schemas,
    await db.drizzle.execute(sql`select nspname as name from pg_namespace where nspname like 'projection%' order by 1`),
  )

test(
  'behavior: one version replaces another under load, without a failed request, and loses nothing',
  PATIENCE,
  async () => {
    const older = await start()
    await expect.poll(() => isReady(older), { timeout: 20_000 }).toBe(true)
    upstreams = [older]
    const kept = [await propose()]
    const failures: unknown[] = []
    let requests = 0
    let isOver = false
    const repeat = async (run: () => Promise<unknown>) => {
      while (!isOver) {
        requests += 1
        await run().catch((error: unknown) => failures.push(error))
      }
    }
    const load = [
      repeat(async () => kept.push(await propose())),
      repeat(() => api().getQueue({ params: params(), query: {} })),
      repeat(() => api().getHistory({ params: params(), query: {} })),
      repeat(() => api().getTransaction({ params: { chainId: chain.chainId, id: kept[0] ?? '0x' } })),
    ]
    await executeSafeTransaction(chain.rpcUrl, { safe, signers: [alice], to: spareKeys[0].address, value: 1n })

    const newer = await start(makeNewer)
    await expect.poll(() => isReady(newer), { timeout: 60_000 }).toBe(true)
    expect(await countExecuted(newer)).toBe(await countExecuted(older))
    // Both serve for a while, as behind a load balancer.
    upstreams = [older, newer]
    const during = kept.length
    await expect.poll(() => kept.length, { timeout: 60_000 }).toBeGreaterThan(during + 3)
    expect(await isReady(older)).toBe(true)
    upstreams = [newer]
    expect(await older.end('SIGTERM')).toBe(0)
    const after = kept.length
    await expect.poll(() => kept.length, { timeout: 60_000 }).toBeGreaterThan(after + 3)
    isOver = true
    await Promise.all(load)
    expect(failures).toEqual([])
    expect(requests).toBeGreaterThan(50)

    await findAll(newer, kept)
    const records = await db.drizzle.select().from(journal).orderBy(asc(journal.sequence))
    expect(records.map(({ sequence }) => sequence)).toEqual(records.map((_, index) => index + 1))
    expect(records.length).toBeGreaterThanOrEqual(kept.length)
    const history = await api(newer.url).getHistory({ params: params(), query: {} })
    expect(history.results.filter(({ type }) => type === 'TRANSACTION').length).toBeGreaterThanOrEqual(2)

    // The older version can be started again, has what was written meanwhile, and continues after the newest event of the other.
    const newestBefore = await readNewest(newer)
    const again = await start()
    expect(await readNewest(again)).toBeGreaterThanOrEqual(newestBefore)
    await expect.poll(() => isReady(again), { timeout: 60_000 }).toBe(true)
    await findAll(again, kept)
    expect(await readSchemas()).toHaveLength(2)
  },
)

test(
  'behavior: a version that only adds columns, also to durable tables, starts beside an older one under load, on the same tables, without a failed request',
  PATIENCE,
  async () => {
    const older = await start()
    await expect.poll(() => isReady(older), { timeout: 60_000 }).toBe(true)
    upstreams = [older]
    const schemas = await readSchemas()
    const kept = [await propose()]
    const failures: unknown[] = []
    let isOver = false
    const repeat = async (run: () => Promise<unknown>) => {
      while (!isOver) await run().catch((error: unknown) => failures.push(error))
    }
    const load = [
      repeat(async () => kept.push(await propose())),
      repeat(() => api().getQueue({ params: params(), query: {} })),
      repeat(() => api().getTransaction({ params: { chainId: chain.chainId, id: kept[0] ?? '0x' } })),
    ]
    const newer = await start(addColumns)
    await expect.poll(() => isReady(newer), { timeout: 60_000 }).toBe(true)
    expect(await hasColumn(`${projectionSchema()}.${ADDED[0]}`, ADDED[1])).toBe(true)
    expect(await hasColumn(`public.${DURABLE[0]}`, DURABLE[1])).toBe(true)
    upstreams = [older, newer]
    const during = kept.length
    await expect.poll(() => kept.length, { timeout: 60_000 }).toBeGreaterThan(during + 6)
    isOver = true
    await Promise.all(load)
    expect(failures).toEqual([])
    for (const one of [older, newer]) await findAll(one, kept)
    expect(await readSchemas()).toEqual(schemas)

    // Each writes the durable table, with and without the column, and the other one follows; the older version can be started again.
    const again = await start()
    await expect.poll(() => isReady(again), { timeout: 60_000 }).toBe(true)
    for (const [writer, reader] of [
      [newer, older],
      [older, newer],
      [newer, again],
    ] as const) {
      expect(await ban(writer, 'POST')).toBe(200)
      await expect.poll(() => isBanned(reader), { timeout: 20_000 }).toBe(true)
      expect(await ban(writer, 'DELETE')).toBe(200)
      await expect.poll(() => isBanned(reader), { timeout: 20_000 }).toBe(false)
    }
  },
)

const stranger = spareKeys[5].address
const ban = async ({ url }: ServiceProcess, method: 'POST' | 'DELETE') =>
  (await fetch(`${url}/admin/bans/${stranger}`, { method, headers: { authorization: `Bearer ${adminToken}` } })).status
const isBanned = async ({ url }: ServiceProcess) => (await fetch(`${url}/v1/portfolio/${stranger}`)).status === 451

async function hasColumn(table: string, column: string): Promise<boolean> {
  const rows = await db.drizzle.execute(
    sql`select from pg_attribute where attrelid = to_regclass(${table}) and attname = ${column}`,
  )
  return rows.length === 1
}

test('behavior: the tables of a version that has not run for a day are dropped', async () => {
  const before = await readSchemas()
  await dropOldSchemas(db, Date.now())
  expect(await readSchemas()).toEqual(before)
  // Processes of it still run.
  await dropOldSchemas(db, Date.now() + 2 * DAY_MS)
  expect(await readSchemas()).toEqual(before)
  await Promise.all(processes.splice(0).map((process) => process.end('SIGTERM')))
  await dropOldSchemas(db, Date.now() + 2 * DAY_MS)
  expect(await readSchemas()).toEqual([{ name: projectionSchema() }])
})
