import { deploySafe, demoOwners, devClient } from '@countersign/devchain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainPool } from '../chain/rpc/createChainPool.ts'
import { createChainReader } from '../chain/reader/createChainReader.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import { buildProposalRequest, plainTransaction } from '../proof/signedRequests.ts'
import { type FaultyNode, noFaults, startFaultyNode } from '../testing/faultyNode.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../testing/startFixture.ts'

/*
 * Cases in which only the chain has the answer: an indexed account with a contract that no longer answers, and a node with unreadable
 * answers. Indexed data is still answered.
 */
const [alice, bob] = demoOwners
let fixture: Fixture
let node: FaultyNode
/** The same service with a faulty node. */
let behindFaults: Awaited<ReturnType<typeof createHttpServer>>
let gone: Fixture['account']['address']

beforeAll(async () => {
  fixture = await startFixture()
  const { context, runtime, devchain } = fixture
  gone = (await deploySafe(devchain.rpcUrl, { owners: [alice.address], threshold: 1, saltNonce: 451n })).address
  await runtime.indexer.sync()
  await devClient(devchain.rpcUrl).setCode({ address: gone, bytecode: '0x' })
  node = await startFaultyNode(devchain.rpcUrl, 1)
  const rpcUri = { ...runtime.config.rpcUri, value: node.url }
  const only = { ...runtime.config, serviceRpcUrl: undefined, rpcUrls: [], rpcUri, publicRpcUri: rpcUri }
  const pool = createChainPool(only, () => undefined)
  const faulty = { ...runtime, pool, client: pool.client, reader: createChainReader(runtime.config, pool.client) }
  behindFaults = await createHttpServer({ ...context, metrics: createMetrics(), chains: new Map([[CHAIN_ID, faulty]]) })
})
afterAll(async () => {
  await behindFaults?.close()
  await node?.stop()
  await fixture?.stop()
})

const propose = async (safe: Fixture['account']['address'], app = fixture.app) => {
  const account = { chainId: CHAIN_ID, safe }
  const asked = await buildProposalRequest(account, plainTransaction({ to: bob.address, nonce: 60n }), alice)
  return app.inject({ method: asked.method, url: asked.path, payload: asked.body })
}

test('error: an indexed account that no longer answers like a Safe accepts no proposal; indexed data is answered', async () => {
  const answer = await propose(gone)
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    {
      code: 422,
      statusCode: 422,
      message: 'Cannot get Safe info from blockchain',
      detail: expect.stringContaining(gone),
    },
  ])
  const base = `/v1/chains/${CHAIN_ID}/safes/${gone}`
  for (const path of [base, `${base}/nonces`, `${base}/transactions/queued`, `${base}/transactions/history`])
    expect([path, (await fixture.app.inject(path)).statusCode]).toEqual([path, 200])
  const older = await fixture.app.inject(`/tx-service/${CHAIN_ID}/api/v1/safes/${gone}/`)
  expect([older.statusCode, older.json()]).toEqual([
    422,
    { code: 50, message: 'Cannot get Safe info from blockchain', arguments: [gone] },
  ])
})

test.each([
  ['HTML', { html: 1 }, 502, 'Bad gateway'],
  ['with half of the JSON', { truncate: 1 }, 502, 'Bad gateway'],
  ['with an error of its gateway', { badGateway: 1 }, 503, 'Service unavailable'],
  ['with a rate limit', { limit: 1 }, 503, 'Service unavailable'],
])(
  'error: when a node answers %s, nothing is stored, and stored data is still answered',
  async (_what, faults, status, message) => {
    const safe = fixture.account.address
    const queue = `/v1/chains/${CHAIN_ID}/safes/${safe}/transactions/queued`
    const before = (await fixture.app.inject(queue)).body
    Object.assign(node.faults, noFaults, faults)
    const answer = await propose(safe, behindFaults)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      status,
      { code: status, statusCode: status, message, retryAfter: 5, detail: expect.stringContaining('node') },
    ])
    expect(answer.headers['retry-after']).toBe('5')
    const reported = await behindFaults.inject(queue)
    expect([reported.statusCode, reported.body]).toEqual([200, before])
  },
)

test('behavior: the same request is accepted once the node has recovered', { timeout: 90_000 }, async () => {
  Object.assign(node.faults, noFaults)
  // The node gets no calls for a while after its failure.
  const ask = async () => (await propose(fixture.account.address, behindFaults)).statusCode
  await expect.poll(ask, { timeout: 60_000, interval: 500 }).toBe(200)
})
