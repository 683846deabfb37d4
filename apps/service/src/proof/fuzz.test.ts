import { ErrorBody } from '@countersign/api'
import { demoOwners, proposeDemoQueue, spareKeys } from '@countersign/devchain'
import { randomInt } from 'node:crypto'
import { basename } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHAIN_ID, type Fixture, startFixture } from '../testing/startFixture.ts'
import { buildDeepRequest } from './buildDeepRequest.ts'
import { mutateRequest, type RawRequest, toRawRequest } from './mutateRequest.ts'
import { createRandom, type Random } from './createRandom.ts'
import { buildRequestSeeds, type RequestSeed } from './buildRequestSeeds.ts'
import {
  type Account,
  buildDelegateRequest,
  buildMessageRequest,
  buildProposalRequest,
  hashText,
  plainTransaction,
} from './signedRequests.ts'
import { speakRaw } from './speakRaw.ts'
import { hashStoredData } from './hashStoredData.ts'
import { watchHandlers } from './watchHandlers.ts'

/** A few here, fewer when they also ran on the embedded database; many in `npm run test:soak`. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? (process.env['DATABASE_URL'] ? 300 : 600))
/** Fixed where the test decides about a change; random in the soak run. */
const SEED = Number(process.env['FUZZ_SEED'] ?? (process.env['FUZZ_REQUESTS'] ? randomInt(2 ** 32) : 3))
const MEMORY_GROWTH_MB = 64
const HOUR_MS = 3_600_000

const [alice] = demoOwners
let fixture: Fixture
let seeds: RequestSeed[]
let account: Account
let port: number
let dataDir: string
const handlers = watchHandlers()
beforeAll(async () => {
  const perMinute = 1_000_000_000
  fixture = await startFixture(undefined, {
    rateLimitPerMinute: perMinute,
    auth: { requestsPerMinute: perMinute },
    limits: { answerMs: HOUR_MS, streamsPerAddress: 10_000 },
    relay: { privateKey: spareKeys[2].privateKey },
    logLevel: 'silent',
    metricsToken: 'a-token-of-the-operator',
  })
  port = Number(new URL(fixture.url).port)
  dataDir = fixture.context.config.dataDir
  account = { chainId: CHAIN_ID, safe: fixture.account.address }
  const rpcUrl = fixture.devchain.rpcUrl
  await proposeDemoQueue({ serviceUrl: fixture.url, rpcUrl, chainId: Number(CHAIN_ID), account: account.safe })
  const queued = await buildProposalRequest(account, plainTransaction({ to: alice.address, nonce: 30n }), alice)
  for (const { method, path: url, body: payload } of [
    queued,
    await buildMessageRequest(account, 'hello', alice),
    await buildDelegateRequest(account, spareKeys[0].address, alice, 'x'),
    {
      method: 'POST' as const,
      path: '/v2/register/notifications',
      body: { cloudMessagingToken: 'first', deviceType: 'WEB', safes: [] },
    },
  ])
    expect((await fixture.app.inject({ method, url, payload })).statusCode).toBeLessThan(300)
  seeds = await buildRequestSeeds({
    account,
    ids: [...(await readIds()), queued.safeTxHash],
    messageHash: hashText(account, 'hello'),
    queued: queued.safeTxHash,
    token: fixture.contracts.testUsd,
  })
})
afterAll(async () => {
  handlers.stop()
  await fixture?.stop()
})

/** One id of each kind. */
async function readIds(): Promise<string[]> {
  const { history, queue } = {
    history: await fixture.api.getHistory({ params: fixture.params, query: { cursor: 'limit=100&offset=0' } }),
    queue: await fixture.api.getQueue({ params: fixture.params, query: {} }),
  }
  const ids = [...history.results, ...queue.results].flatMap((item) =>
    'transaction' in item ? [item.transaction.id] : [],
  )
  return ['multisig', 'module', 'transfer_', 'creation'].flatMap((kind) =>
    ids.filter((id) => id.startsWith(kind)).slice(0, 1),
  )
}

const collect = () => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
const heapMb = () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

async function chooseRequest(random: Random): Promise<RawRequest> {
  if (random.chance(0.06)) {
    const { method, path: url, body } = await buildDeepRequest(random, account)
    return { method, url, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
  }
  const seed = random.pick(seeds)
  // Valid reads among the others show the effects of earlier requests.
  if (seed.method === 'GET' && random.chance(0.15)) return toRawRequest(seed)
  return mutateRequest(random, seed)
}

type Answer = { status: number | null; body: string }

async function ask({ method, url, headers, payload }: RawRequest): Promise<Answer> {
  const answer = await fixture.app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: answer.statusCode, body: unpack(answer) }
}

function unpack({ headers, rawPayload, body }: { headers: object; rawPayload: Buffer; body: string }): string {
  // HEAD has the encoding header of the omitted body.
  if (rawPayload.length === 0) return ''
  const encoding = 'content-encoding' in headers ? headers['content-encoding'] : undefined
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString()
  return encoding === 'gzip' ? gunzipSync(rawPayload).toString() : body
}

/** Like `ask`, over a socket: includes requests that the HTTP parser refuses. */
async function askRaw(random: Random, request: RawRequest): Promise<Answer> {
  const { method, url, headers, payload = '' } = request
  const length = Buffer.byteLength(payload)
  const sentLength = random.chance(0.9) ? length : random.pick([-1, 0, 5, 'x', '1e3', ''])
  const version = random.chance(0.95) ? '1.1' : random.pick(['1.0', '2.0', '9', ''])
  const strange = random.chance(0.1)
    ? [random.pick(['x', ': y', 'a b: c', 'transfer-encoding: chunked', 'x: \0', 'host: other'])]
    : []
  const lines = [
    `${method} ${url} HTTP/${version}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(payload === '' ? [] : [`content-length: ${sentLength}`]),
    ...strange,
    'connection: close',
  ]
  const text = `${lines.join('\r\n')}\r\n\r\n${Buffer.from(payload).toString('latin1')}`
  const isCut = random.chance(0.05)
  const isWhole = !isCut && strange.length === 0 && sentLength === length
  const said = isCut ? text.slice(0, random.integer(text.length)) : text
  return { status: await speakRaw(port, said, isWhole), body: '' }
}

const describeRequest = ({ method, url, headers, payload }: RawRequest) =>
  `${method} ${url.slice(0, 400)} ${JSON.stringify(headers).slice(0, 300)} ${(payload ?? '').slice(0, 1500)}`

function findFault({ status, body }: Answer, { method, url }: RawRequest, viaSocket: boolean): string | null {
  if (status === null) return viaSocket ? null : 'no answer'
  if (status >= 500) return `${status} ${body}`
  if (status < 400 || viaSocket || method === 'HEAD' || method === 'OPTIONS') return null
  // The older API has other error bodies.
  if (body.startsWith('{"code"') && !/tx-service/i.test(url))
    return ErrorBody.safeParse(JSON.parse(body)).success ? null : `no error body: ${body}`
  return body.startsWith('{') || body.startsWith('[') ? null : `${status} without a JSON body: ${body.slice(0, 200)}`
}

/** Routes that may change stored data on success; reads must not. */
const mayWrite = (request: RawRequest, status: number | null) =>
  status === null ||
  (status < 400 && request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS')

test('behavior: a request of a client that disconnects is processed completely, and its handler has ended afterwards', async () => {
  const before = await hashStoredData(fixture.context.db, dataDir)
  const asked = await buildProposalRequest(account, plainTransaction({ to: alice.address, nonce: 31n }), alice)
  const { method, url, headers, payload = '' } = toRawRequest({ ...asked, name: 'hung up', query: [], headers: {} })
  const head = Object.entries({ ...headers, 'content-length': Buffer.byteLength(payload) })
  const lines = [`${method} ${url} HTTP/1.1`, ...head.map(([name, value]) => `${name}: ${value}`)]
  expect(await speakRaw(port, `${lines.join('\r\n')}\r\n\r\n${payload}`, false)).toBeNull()
  await handlers.atRest()
  const after = await hashStoredData(fixture.context.db, dataDir)
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(changed.map((name) => basename(name)).toSorted()).toEqual(
    ['account_journal', 'confirmations', 'journal.jsonl', 'journal_state', 'multisig_transactions'].filter(
      (name) => fixture.context.db.kind === 'pglite' || name !== 'journal.jsonl',
    ),
  )
})

test(
  `behavior: ${REQUESTS} mutated requests (FUZZ_SEED=${SEED}): no failure, and refused requests changed nothing`,
  async () => {
    const random = createRandom(SEED)
    const faults: string[] = []
    const counts: Record<string, number> = {}
    // Keys are created at the first request that needs them.
    for (const seed of seeds.filter(({ method }) => method === 'GET')) await ask(toRawRequest(seed))
    let stored = await hashStoredData(fixture.context.db, dataDir)
    let since: RawRequest[] = []
    /** Null during the first fifth, in which permanent data is allocated. */
    let startMb: number | null = null
    const checkStored = async (isChangeAllowed: boolean) => {
      // A request of a disconnected client may still run when later requests are answered.
      await handlers.atRest()
      const now = await hashStoredData(fixture.context.db, dataDir)
      if (!isChangeAllowed && JSON.stringify(now) !== JSON.stringify(stored)) {
        const changed = Object.keys(now).filter((name) => now[name] !== stored[name])
        faults.push(`${changed.join(', ')} changed by one of:\n${since.map(describeRequest).join('\n')}`)
      }
      stored = now
      since = []
    }
    for (let count = 0; count < REQUESTS && faults.length < 10; count++) {
      if (count === Math.floor(REQUESTS / 5)) startMb = heapMb()
      const request = await chooseRequest(random)
      const viaSocket = random.chance(0.08)
      const isWriting = request.method !== 'GET'
      // Before each request that may be stored, the effects of the refused ones before it are checked.
      if (isWriting && since.length >= 10) await checkStored(false)
      const answer = viaSocket ? await askRaw(random, request) : await ask(request)
      const fault = findFault(answer, request, viaSocket)
      if (fault !== null) faults.push(`${fault}\n  ${describeRequest(request)}`)
      const kind = answer.status === null ? 'hung up' : `${answer.status}`
      counts[kind] = (counts[kind] ?? 0) + 1
      if (mayWrite(request, answer.status)) await checkStored(true)
      else since.push(request)
    }
    await checkStored(false)
    process.stdout.write(`answers: ${JSON.stringify(counts)}\n`)
    // Ten faults end the run, before there is a heap to compare with.
    expect(faults).toEqual([])
    if (startMb === null) throw new Error('The heap was not measured at the start.')
    const grownMb = heapMb() - startMb
    process.stdout.write(`heap grew by ${grownMb.toFixed(1)} MB after the first fifth\n`)
    expect(grownMb).toBeLessThan(MEMORY_GROWTH_MB)
    // If all requests failed at the first check, the test would prove little.
    for (const status of ['200', '404', '422']) expect(counts[status] ?? 0).toBeGreaterThan(REQUESTS / 50)
    for (const seed of seeds.filter(({ method }) => method === 'GET')) {
      const { status } = await ask(toRawRequest(seed))
      expect([seed.path, (status ?? 500) < 500]).toEqual([seed.path, true])
    }
    expect((await ask({ method: 'GET', url: '/health/ready', headers: {}, payload: undefined })).status).toBe(200)
  },
  60_000 + REQUESTS * 200,
)
