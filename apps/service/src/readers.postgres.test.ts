import { createApiClient } from '@countersign/api/client'
import { demoOwners, deploySafe, spareKeys } from '@countersign/devchain'
import type { Address, Hex } from '@countersign/primitives'
import pg from 'pg'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildProposal } from './testing/buildProposal.ts'
import { readEvents } from './testing/readEvents.ts'
import { canReplicate, type PostgresServer, startPostgres, startReplica } from './testing/startPostgres.ts'
import { type ServiceProcess, startServiceProcess } from './testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, startTestChain, type TestChain } from './testing/testService.ts'

/** A process that writes and one that only reads, on a server of PostgreSQL with a real streaming replica. */
const [alice, bob] = demoOwners
const hasReplica = canReplicate()
if (!hasReplica)
  process.stdout.write(
    'NOT TESTED: reads from a replica. This PostgreSQL has no pg_basebackup; install the one of Debian.\n',
  )

const folder = createTestFolder()
let chain: TestChain
let server: PostgresServer
let replica: PostgresServer | null = null
let writer: ServiceProcess
let reader: ServiceProcess
let safe: Address
let nonce = 0n

beforeAll(async () => {
  chain = await startTestChain()
  safe = (await deploySafe(chain.rpcUrl, { owners: [alice.address, bob.address], threshold: 2, saltNonce: 1n })).address
  server = await startPostgres()
  replica = hasReplica ? await startReplica(server) : null
  await expect(start({ readOnly: true })).rejects.toThrow('the database has no tables of its version yet')
  writer = await start({})
  reader = await start({ readOnly: true })
  await vi.waitFor(() => readAccount(writer), { timeout: 20_000 })
  await vi.waitFor(() => readAccount(reader), { timeout: 20_000 })
})
afterAll(async () => {
  await Promise.all([writer, reader].map((process) => process?.end('SIGKILL')))
  await replica?.stop()
  await server?.stop()
  await chain?.devchain.stop({ snapshot: false })
  folder.remove()
})

const start = (role: { readOnly?: boolean }) =>
  startServiceProcess(
    buildTestConfig(chain, {
      dataDir: `${folder.path}/data`,
      databaseUrl: server.url,
      ...(replica ? { databaseReadUrl: replica.url } : {}),
      ...role,
    }),
  )

const client = ({ url }: ServiceProcess) => createApiClient({ baseUrl: url })
const params = () => ({ chainId: chain.chainId, safe })
const readAccount = (process: ServiceProcess) => client(process).getSafe({ params: params() })

async function propose(process: ServiceProcess): Promise<Hex> {
  const input = { to: spareKeys[0].address, value: 1n, nonce: nonce++ }
  const body = await buildProposal(chain.rpcUrl, safe, input, [alice])
  await client(process).proposeTransaction({ params: params(), body })
  return body.safeTxHash
}

async function readQueue(process: ServiceProcess): Promise<string> {
  const path = `/v1/chains/${chain.chainId}/safes/${safe}/transactions/queued`
  const answer = await fetch(`${process.url}${path}?cursor=limit%3D100`)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** What the process that writes acknowledged is in the next answer of both. */
async function expectOwnWrites(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const hash = await propose(writer)
    for (const process of [reader, writer]) expect(await readQueue(process)).toContain(hash)
  }
}

/** How many answers a process has computed from the replica, and from the server. */
async function countAnswers({ url }: ServiceProcess): Promise<{ replica: number; database: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const count = (from: string) =>
    Number(new RegExp(`^countersign_answers_total\\{from="${from}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  return { replica: count('replica'), database: count('database') }
}

async function runOn({ url }: PostgresServer, statement: string): Promise<unknown[]> {
  const connection = new pg.Client({ connectionString: url })
  await connection.connect()
  return (await connection.query(statement).finally(() => connection.end())).rows
}

test('behavior: a process that only reads answers reads and event streams, and shows at once what another one acknowledged', async () => {
  const path = `/v1/chains/${chain.chainId}/safes/${safe}/events`
  const events = await readEvents(`${reader.url}${path}`)
  onTestFinished(() => events.close())
  await expectOwnWrites(5)
  await events.until(({ type }) => type === 'PENDING_MULTISIG_TRANSACTION')
  expect((await fetch(`${reader.url}/health/ready`)).status).toBe(200)
})

test('behavior: a process that only reads starts the page and a sign-in, which one that writes completes, once', async () => {
  // Before any process that writes was asked: a proxy sends reads to this one.
  for (const path of ['/about', '/config.json', '/boot.json'])
    expect([path, (await fetch(reader.url + path)).status]).toEqual([path, 200])
  const { nonce: given } = await client(reader).getAuthNonce()
  const { host } = new URL(writer.url)
  const message = createSiweMessage({
    address: alice.address,
    chainId: Number(chain.chainId),
    domain: host,
    uri: writer.url,
    version: '1',
    nonce: given,
  })
  const signature = await privateKeyToAccount(alice.privateKey).signMessage({ message })
  const signIn = () =>
    fetch(`${writer.url}/v1/auth/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: writer.url },
      body: JSON.stringify({ message, signature }),
    })
  const answer = await signIn()
  expect(answer.status).toBe(200)
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await fetch(`${reader.url}/v1/auth/me`, { headers: { cookie } })).status).toBe(200)
  expect((await signIn()).status).toBe(401)
})

test('error: a process that only reads refuses writes with the reason, holds no lease and is not ready for writes', async () => {
  await expect(propose(reader)).rejects.toMatchObject({
    statusCode: 503,
    detail: expect.stringContaining('This process only reads, so nothing was changed.'),
  })
  nonce -= 1n
  const writes = await fetch(`${reader.url}/health/writes`)
  expect([writes.status, await writes.json()]).toMatchObject([
    503,
    { detail: expect.stringContaining('This process only reads (readOnly): send writes to another one') },
  ])
  const holders = await runOn(server, 'select distinct holder from leases')
  expect(holders).toEqual([{ holder: expect.stringContaining(` ${writer.pid} `) }])
})

test.skipIf(!hasReplica)(
  'behavior: reads go to the replica, but never to one that lacks a commit that was acknowledged before',
  async () => {
    if (replica === null) throw new Error('There is no replica.')
    const hash = await propose(writer)
    const before = await countAnswers(reader)
    await vi.waitFor(
      async () => {
        await propose(writer)
        await new Promise((done) => setTimeout(done, 100))
        expect(await readQueue(reader)).toContain(hash)
        expect((await countAnswers(reader)).replica).toBeGreaterThan(before.replica)
      },
      { timeout: 20_000 },
    )
    await runOn(replica, 'select pg_wal_replay_pause()')
    // The call only asks for the pause.
    const state = 'select pg_get_wal_replay_pause_state() as state'
    await expect.poll(() => replica && runOn(replica, state)).toEqual([{ state: 'paused' }])
    const paused = await countAnswers(reader)
    await expectOwnWrites(3)
    const behind = await countAnswers(reader)
    expect(behind).toEqual({ replica: paused.replica, database: paused.database + 3 })
    await runOn(replica, 'select pg_wal_replay_resume()')
    await vi.waitFor(
      async () => {
        const next = await propose(writer)
        await new Promise((done) => setTimeout(done, 100))
        expect(await readQueue(reader)).toContain(next)
        expect((await countAnswers(reader)).replica).toBeGreaterThan(behind.replica)
      },
      { timeout: 10_000 },
    )
  },
)

test.skipIf(!hasReplica)(
  'behavior: without its replica a process reads from the server, and no request fails',
  async () => {
    await replica?.stop()
    await expectOwnWrites(3)
  },
)
