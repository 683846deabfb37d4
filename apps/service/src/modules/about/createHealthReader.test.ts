import { demoOwners, deploySafe } from '@countersign/devchain'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import { createHttpServer } from '../../http/createHttpServer.ts'
import { type Fixture, startFixture } from '../../testing/startFixture.ts'
import { openTestContext, startTestChain } from '../../testing/testService.ts'
import { createHealthReader } from './createHealthReader.ts'

let fixture: Fixture
let dead: ChainRuntime
beforeAll(async () => {
  fixture = await startFixture()
  const { runtime } = fixture
  dead = {
    ...runtime,
    config: { ...runtime.config, chainId: '5', chainName: 'Dead' },
    isReached: () => false,
    indexer: { ...runtime.indexer, status: () => ({ ...runtime.indexer.status(), blockNumber: -1 }) },
  }
})
afterAll(() => fixture.stop())

/** The reader of a process that started `seconds` ago. */
function readerOf(chains: readonly ChainRuntime[], seconds: number, freeBytes = 1e12) {
  let now = 0
  const context = {
    ...fixture.context,
    monotonic: () => now,
    chains: new Map(chains.map((runtime) => [runtime.config.chainId, runtime])),
  }
  const reader = createHealthReader(context, () => freeBytes)
  now = seconds * 1000
  return reader
}

test('behavior: a dead chain without an index counts at the start, and never takes a running process out of its load balancer', async () => {
  const both = [fixture.runtime, dead]
  expect(await readerOf(both, 1).ready()).toEqual({ status: 'KO', detail: 'Not reached yet: Dead (5)' })
  expect(await readerOf(both, 60).ready()).toEqual({ status: 'OK', detail: 'Not reached yet: Dead (5)' })
  expect(await readerOf([dead], 60).ready()).toMatchObject({ status: 'KO' })
  expect(await readerOf([fixture.runtime], 1).ready()).toEqual({ status: 'OK' })
})

test('behavior: a chain with a stored index does not delay the start, and one without an index does', async () => {
  const stored = { ...dead, indexer: fixture.runtime.indexer }
  const detail = 'Not reached yet: Dead (5)'
  expect(await readerOf([fixture.runtime, stored], 1).ready()).toEqual({ status: 'OK', detail })
  expect(await readerOf([stored], 1).ready()).toEqual({ status: 'OK', detail })
  const unknown = { ...dead, config: { ...dead.config, chainId: '6', chainName: 'New' } }
  expect(await readerOf([stored, unknown], 1).ready()).toEqual({
    status: 'KO',
    detail: 'Not reached yet: Dead (5), New (6)',
  })
  expect(await readerOf([stored, unknown], 60).ready()).toMatchObject({ status: 'OK' })
})

test('behavior: a chain whose nodes stop answering is named, and the process stays ready', async () => {
  const silent = { ...dead, isReached: () => true, isSilent: () => true }
  const detail = 'No node answers at present: Dead (5)'
  expect(await readerOf([fixture.runtime, silent], 60).ready()).toEqual({ status: 'OK', detail })
  // Also where it is the only one: what the service stores is answered, and every other process has the same chain.
  expect(await readerOf([silent], 60).ready()).toEqual({ status: 'OK', detail })
  const { status, parts } = await readerOf([fixture.runtime, silent], 60).writes()
  expect(status).toBe('OK')
  expect(parts).toContainEqual({ part: 'node', chainId: '5', status: 'KO', detail })
})

test('behavior: a process that starts while the nodes of its only chain are down answers what is stored, and is ready at once', async () => {
  const chain = await startTestChain()
  onTestFinished(() => chain.devchain.stop({ snapshot: false }))
  const { address } = await deploySafe(chain.rpcUrl, { owners: [demoOwners[0].address], threshold: 1 })
  const first = await openTestContext(chain)
  await first.chain.indexer.sync()
  const {
    context,
    chain: runtime,
    close,
  } = await first.reopen({
    ...chain,
    devchain: { ...chain.devchain, rpcUrl: 'http://127.0.0.1:9' },
  })
  onTestFinished(close)
  runtime.indexer.start()
  await expect.poll(() => runtime.indexer.status().blockNumber).toBeGreaterThan(0)
  const app = await createHttpServer(context)
  onTestFinished(() => app.close())
  const path = `/v1/chains/${chain.chainId}/safes/${address}`
  for (const each of [path, `${path}/transactions/queued`, `${path}/transactions/history`])
    expect((await app.inject(each)).statusCode, each).toBe(200)
  const detail = expect.stringContaining('Not reached yet')
  expect(await readerOf([runtime], 1).ready()).toEqual({ status: 'OK', detail })
  expect(await readerOf([runtime], 60).ready()).toEqual({ status: 'OK', detail })
})

test('behavior: a process is not ready for writes without any index', async () => {
  expect(await readerOf([dead], 60).writes()).toMatchObject({
    status: 'KO',
    detail: expect.stringContaining('Not indexed yet: Dead (5)'),
  })
  const { status, parts } = await readerOf([fixture.runtime, dead], 60).writes()
  expect(status).toBe('OK')
  expect(parts).toEqual(
    expect.arrayContaining([
      { part: 'database', status: 'OK' },
      { part: 'disk', status: 'OK' },
      { part: 'index', chainId: fixture.params.chainId, status: 'OK' },
      { part: 'node', chainId: '5', status: 'KO', detail: 'Not reached yet: Dead (5)' },
      { part: 'index', chainId: '5', status: 'KO', detail: 'Not indexed yet: Dead (5)' },
    ]),
  )
})

test.runIf(process.env['DATABASE_URL'] === undefined)(
  'behavior: a full disk is not ready for writes, and still for reads',
  async () => {
    const reader = readerOf([fixture.runtime], 60, 5e6)
    expect(await reader.writes()).toMatchObject({ status: 'KO', detail: expect.stringContaining('only 5.0 MB left') })
    expect(await reader.ready()).toEqual({ status: 'OK' })
  },
)

test('behavior: /health/writes answers over HTTP', async () => {
  const answer = await fixture.app.inject('/health/writes')
  // The HTTP server of the fixture has just started, and its chain was reached.
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'OK' }])
})
