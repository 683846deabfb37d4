import { ErrorBody } from '@countersign/api'
import { demoOwners } from '@countersign/devchain'
import { lookup } from 'node:dns/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { SafeAppConfig } from '../../config/SafeAppConfig.ts'
import { createHttpServer } from '../../http/createHttpServer.ts'
import { createMetrics } from '../../metrics/createMetrics.ts'
import { buildProposalRequest, plainTransaction } from '../../proof/signedRequests.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../../testing/startFixture.ts'
import { startNameServer, type TestNameServer } from '../../testing/startNameServer.ts'

/** At once: far more than one name server answers within its time limit. */
const FLOOD = 200
/** For long: this many a second, so that names that wait for their time limit pile up. */
const PER_SECOND = 20
const SECONDS = 8
/** So that a busy machine, whose timer fires less often, sends enough of them too. */
const LEAST = (SECONDS * PER_SECOND) / 2
/** A proposal may take this long meanwhile, on a machine that runs all tests at once. Behind the names it would wait for minutes. */
const PROPOSAL_MS = 15_000

const [alice, bob] = demoOwners
let server: TestNameServer
let fixture: Fixture
beforeAll(async () => {
  server = await startNameServer({ addressesOf: () => null })
  fixture = await startFixture(undefined, {
    nameServers: [server.address],
    // Without limits per client, because a flood comes from many clients.
    limits: { fetchesPerMinute: 10_000, fetchesAtOnce: 10_000 },
  })
})
afterAll(async () => {
  await fixture.stop()
  server.stop()
})

const askManifest = (index: number) =>
  fixture.app.inject({ url: '/v1/safe-apps/manifest', query: { url: `https://slow-${index}.example` } })

test('behavior: manifests of hosts with silent name servers delay neither look-ups of nodes nor proposals', async () => {
  let isOver = false
  const flood = Promise.all(Array.from({ length: FLOOD }, (_, index) => askManifest(index))).finally(
    () => (isOver = true),
  )
  await expect.poll(() => server.asked.length, { timeout: 30_000 }).toBeGreaterThan(20)
  await lookup('localhost')
  const { chainId, safe } = fixture.params
  const asked = await buildProposalRequest({ chainId, safe }, plainTransaction({ to: bob.address, nonce: 60n }), alice)
  const proposed = await fixture.app.inject({ method: asked.method, url: asked.path, payload: asked.body })
  expect(proposed.statusCode).toBe(200)
  expect(await fixture.runtime.client.getChainId()).toBe(Number(CHAIN_ID))
  expect(isOver).toBe(false)
  for (const answer of await flood) {
    expect(answer.statusCode).toBe(422)
    expect(ErrorBody.parse(answer.json()).message).toMatch(/Failed to fetch manifest from https:\/\/slow-/)
  }
})

test('behavior: twenty manifests a second of hosts with silent name servers delay no proposal, however long this lasts', async () => {
  const { chainId, safe } = fixture.params
  const slowest: number[] = []
  const propose = async (nonce: bigint) => {
    const transaction = plainTransaction({ to: bob.address, nonce })
    const asked = await buildProposalRequest({ chainId, safe }, transaction, alice)
    const from = performance.now()
    const { statusCode } = await fixture.app.inject({ method: asked.method, url: asked.path, payload: asked.body })
    slowest.push(performance.now() - from)
    return statusCode
  }
  const flood: ReturnType<typeof askManifest>[] = []
  const timer = setInterval(() => flood.push(askManifest(1000 + flood.length)), 1000 / PER_SECOND)
  onTestFinished(() => clearInterval(timer))
  const statuses = new Set<number>()
  const until = performance.now() + SECONDS * 1000
  for (let nonce = 100n; performance.now() < until || flood.length < LEAST; nonce += 1n) {
    statuses.add(await propose(nonce))
    await lookup('localhost')
  }
  clearInterval(timer)
  expect([...statuses]).toEqual([200])
  expect(Math.max(...slowest)).toBeLessThan(PROPOSAL_MS)
  const refused = new Set((await Promise.all(flood)).map(({ statusCode }) => statusCode))
  expect([...refused]).toEqual([422])
})

test('error: one client has few concurrent fetches of manifests, and few documents a minute', async () => {
  const iconUrl = 'https://app.example/icon.svg'
  const limits = { fetchesPerMinute: 4, fetchesAtOnce: 3 }
  const sources = { name: 'Sources', url: 'http://127.0.0.1:1/server' }
  const safeApps = [SafeAppConfig.parse({ id: 1, url: 'https://app.example', name: 'App', iconUrl })]
  const { context } = fixture
  const config = { ...context.config, sources, safeApps, limits: { ...context.config.limits, ...limits } }
  const now = Date.now()
  const app = await createHttpServer({ ...context, config, metrics: createMetrics(), clock: () => now })
  const ask = (index: number) =>
    app.inject({ url: '/v1/safe-apps/manifest', query: { url: `https://slow-${index}.example` } })
  const statuses = (await Promise.all([1, 2, 3, 4, 5].map(ask))).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([422, 422, 422, 429, 429])
  await ask(6)
  const contract = `/v1/chains/${CHAIN_ID}/contracts/${alice.address}`
  for (const answer of [await ask(7), await app.inject(contract), await app.inject(iconOf(iconUrl))]) {
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(ErrorBody.parse(answer.json()).detail).toMatch(/at most 4 documents a minute/)
  }
  await app.close()
})

const iconOf = (url: string) => ({ url: '/v1/safe-apps/icon', query: { url } })
