import { createDemoAccount, type DemoAccount, devchainConfig } from '@countersign/devchain'
import { sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { createServer, request as sendRequest } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { bundleProgram } from '../../../../scripts/start/bundleProgram.mjs'
import { createHttpServer } from '../http/createHttpServer.ts'
import { storeEvents } from '../events/storeEvents.ts'
import { startHousekeeping } from '../housekeeping/startHousekeeping.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import { createRecoveryWatch } from '../modules/notifications/startRecoveryWatch.ts'
import { startDeliveries } from '../modules/notifications/startDeliveries.ts'
import { runInRequest } from '../requests/currentRequest.ts'
import { urlOf } from '../testing/portOf.ts'
import { type HttpReceiver, startHttpReceiver } from '../testing/startHttpReceiver.ts'
import { createEventBus } from '../events/EventBus.ts'
import { traceEvents } from './traceEvents.ts'
import { openTestContext, startTestChain, type TestChain, type TestContext } from '../testing/testService.ts'

const ID = 'of-the-proxy-4711'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'

const Attributes = z.array(z.object({ key: z.string(), value: z.looseObject({ stringValue: z.optional(z.string()) }) }))
const Spans = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              attributes: Attributes,
            }),
          ),
        }),
      ),
    }),
  ),
})
const Metrics = z.object({
  resourceMetrics: z.array(
    z.object({
      scopeMetrics: z.array(
        z.object({ metrics: z.array(z.looseObject({ name: z.string(), histogram: z.optional(z.unknown()) })) }),
      ),
    }),
  ),
})

let collector: HttpReceiver
let node: Awaited<ReturnType<typeof startRecordingNode>>
let chain: TestChain
let service: TestContext
let account: DemoAccount
beforeAll(async () => {
  collector = await startHttpReceiver()
  chain = await startTestChain()
  node = await startRecordingNode(chain.rpcUrl)
  account = await createDemoAccount(chain.rpcUrl)
  service = await openTestContext(chain, {
    telemetry: { endpoint: collector.url, headers: { 'x-key': 'of the collector' }, metricsSeconds: 1 },
    trustProxy: 1,
    chains: [{ ...devchainConfig(chain.devchain, chain.contracts), serviceRpcUrl: node.url }],
  })
  await service.chain.indexer.sync()
})
afterAll(async () => {
  await service.close()
  await node.stop()
  await chain.devchain.stop()
  await collector.stop()
})

test('behavior: one request id is in the answer, the access log, each call of a node, each statement and each span, which one trace joins', async () => {
  const lines: Record<string, unknown>[] = []
  const { context } = service
  const app = await createHttpServer({
    ...context,
    config: { ...context.config, accessLog: true },
    log: { ...context.log, info: (message, details = {}) => void (message === 'request' && lines.push(details)) },
  })
  // A balance is read from the node and the rows of its tokens from the database.
  const answer = await app.inject({
    url: `/v1/chains/31337/safes/${account.address}/balances/usd?trusted=false`,
    headers: { 'x-request-id': ID, traceparent: `00-${TRACE}-${PARENT}-01`, authorization: 'Bearer of-a-client' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['x-request-id']).toBe(ID)
  await app.close()
  expect(lines).toMatchObject([{ requestId: ID, traceId: TRACE, status: 200 }])
  expect(JSON.stringify(lines)).not.toMatch(/of-a-client|trusted=false|0x/)

  const calls = node.received.filter(({ id }) => id === ID)
  expect(calls.length).toBeGreaterThan(0)
  for (const { traceparent } of calls) expect(traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`))

  const spans = await vi.waitFor(
    () => {
      const found = spansOf(collector).filter(({ traceId }) => traceId === TRACE)
      expect(found.some(({ parentSpanId }) => parentSpanId === PARENT)).toBe(true)
      return found
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(spans.map(({ attributes }) => attributes['countersign.request_id'])).toEqual(spans.map(() => ID))
  const root = spans.find(({ parentSpanId }) => parentSpanId === PARENT)
  expect(root).toMatchObject({ name: 'GET /v1/chains/:chainId/safes/:safe/balances/:fiatCode' })
  const steps = spans.filter((span) => span !== root)
  for (const step of steps) expect(step.parentSpanId).toBe(root?.spanId)
  const statements = steps.flatMap(({ attributes }) => attributes['db.query.text'] ?? [])
  expect(statements.length).toBeGreaterThan(0)
  expect(steps.some(({ attributes }) => attributes['rpc.method'] === 'eth_call')).toBe(true)
  // The path, and the values of statements, name accounts.
  expect(JSON.stringify(spans).toLowerCase()).not.toContain(account.address.slice(2).toLowerCase())
  expect(collector.received.every(({ headers }) => headers['x-key'] === 'of the collector')).toBe(true)
}, 60_000)

test('behavior: indexing has a trace with its statements and calls of nodes, although no request waits for it', async () => {
  const spans = await waitForSpans('index blocks')
  const [root] = spans
  expect(root?.attributes).toMatchObject({ 'countersign.chain_id': '31337' })
  const steps = spansOf(collector).filter(({ parentSpanId }) => parentSpanId === root?.spanId)
  expect(steps.some(({ attributes }) => attributes['rpc.method'] === 'eth_getLogs')).toBe(true)
  expect(steps.some(({ name }) => name === 'INSERT')).toBe(true)
  expect(new Set(steps.map(({ traceId }) => traceId))).toEqual(new Set([root?.traceId]))
})

test('behavior: the trace of an event stream ends when the client has what it missed, and each set of events has one', async () => {
  const app = await createHttpServer({ ...service.context, metrics: createMetrics() })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  onTestFinished(async () => {
    leaving.abort()
    await app.close()
  })
  const path = `/v1/chains/31337/safes/${account.address}/events`
  const open = (lastEventId?: string) =>
    fetch(url + path, {
      signal: leaving.signal,
      headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
    })
  const answers = [await open(), await open('0')]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const name = 'GET /v1/chains/:chainId/safes/:safe/events'
  const roots = await waitForSpans(name, 2)
  // That of the second one contains the statements that read what it missed.
  const steps = spansOf(collector).filter(({ parentSpanId }) => roots.some(({ spanId }) => spanId === parentSpanId))
  expect(steps.some(({ name: step }) => step === 'SELECT')).toBe(true)
  service.context.bus.publish([{ id: 1, event: { type: 'SAFE_UPDATED', chainId: '31337', timestamp: 1 } }])
  const [published] = await waitForSpans('publish events')
  expect(published?.attributes['countersign.event_types']).toBeDefined()
})

test('behavior: a delivery has a trace with its request and its statements, a look without an event has none, and housekeeping has one', async () => {
  const receiver = await startHttpReceiver()
  onTestFinished(() => receiver.stop())
  const { context } = service
  const webhook = { url: `${receiver.url}/hook`, secret: 's'.repeat(32), types: [], chainIds: [] }
  const notifications = { ...context.config.notifications, webhooks: [webhook] }
  const deliveries = await startDeliveries({ ...context, config: { ...context.config, notifications } })
  onTestFinished(() => deliveries.stop())
  const draft = { chainId: '31337', type: 'SAFE_UPDATED' as const, at: Date.now() }
  const published = await context.db.transaction((tx) => storeEvents(tx, [draft], Date.now()))
  // The embedded database publishes in the request that wrote; what is delivered is no step of it.
  const scope = { id: ID, trace: null, client: () => '', findSigner: async () => null }
  runInRequest(scope, () => context.bus.publish(published))
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 20_000, interval: 50 })
  const stop = startHousekeeping(context, { firstAfterMs: 1 })
  onTestFinished(stop)
  const [cleaned] = await waitForSpans('delete expired rows')
  await waitForSpans('deliver events', 2)
  const spans = spansOf(collector)
  const roots = spans.filter(({ name }) => name === 'deliver events')
  const [ready, delivered, ...more] = roots.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  expect(more).toEqual([])
  expect(ready && nameOf(ready)).toBe('ready')
  expect(delivered && nameOf(delivered)).toMatch(/^webhook 127\.0\.0\.1:\d+ [0-9a-f]{12}$/)
  for (const { attributes } of roots) expect(attributes['countersign.request_id']).toMatch(/^task-/)
  const stepsOf = (root: Parsed | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId).map(({ name }) => name)
  expect(stepsOf(delivered)).toEqual(expect.arrayContaining(['POST', 'UPDATE']))
  expect(stepsOf(cleaned)).toContain('SELECT')
})

test('behavior: a look for announced recoveries has a trace, and one without a new block has none', async () => {
  const watch = createRecoveryWatch(service.context, service.chain)
  await watch.look()
  await watch.look()
  const [root, ...more] = await waitForSpans('find announced recoveries')
  expect(more).toEqual([])
  const steps = spansOf(collector).filter(({ parentSpanId }) => parentSpanId === root?.spanId)
  expect(steps.map(({ name }) => name)).toContain('eth_getLogs')
})

test('error: the trace of published events ends with the error of a listener', () => {
  const end = vi.fn()
  const trace = { traceId: '', traceparent: '', begin: () => () => undefined, end }
  const telemetry = { traceRequest: () => trace, traceTask: () => trace, close: async () => undefined }
  const report = vi.fn()
  const bus = traceEvents(createEventBus, report, telemetry)
  const heard = vi.fn()
  bus.subscribe(() => {
    throw new TypeError('broken')
  })
  bus.subscribe(heard)
  bus.publish([{ id: 1, event: { type: 'SAFE_UPDATED' as const, chainId: '31337', timestamp: 1 } }])
  expect([heard.mock.calls.length, report.mock.calls.length]).toEqual([1, 1])
  expect(end.mock.calls).toEqual([[{ 'error.type': 'TypeError' }, true]])
})

const nameOf = ({ attributes }: Parsed) => attributes['countersign.receiver'] ?? ''

const waitForSpans = (name: string, count = 1) =>
  vi.waitFor(
    () => {
      const found = spansOf(collector).filter((span) => span.name === name)
      expect(found.length).toBeGreaterThanOrEqual(count)
      return found
    },
    { timeout: 20_000, interval: 200 },
  )

test('behavior: PostgreSQL sees the id of the request in the statement itself', async () => {
  const { db } = service.context
  const Query = z.array(z.object({ query: z.string() }))
  const read = async () => z.parse(Query, await db.drizzle.execute(sql`select current_query() as query`))[0]?.query
  const scope = { id: ID, trace: null, client: () => '', findSigner: async () => null }
  const inside = await new Promise<string | undefined>((resolve, reject) => {
    runInRequest(scope, () => void read().then(resolve, reject))
  })
  // The embedded database prepares each text once.
  expect(inside?.includes(`/*request_id='${ID}'*/`)).toBe(db.kind === 'postgres')
  expect(await read()).not.toContain('request_id')
})

test('behavior: the metrics of the service arrive at the collector under their names', async () => {
  const metrics = await vi.waitFor(
    () => {
      const found = metricsOf(collector)
      expect(found.some(({ name }) => name === 'countersign_indexer_block')).toBe(true)
      return found
    },
    { timeout: 20_000, interval: 200 },
  )
  const known = service.context.metrics.registry.getMetricsAsArray().map(({ name }) => name)
  expect([...new Set(metrics.map(({ name }) => name))].toSorted()).toEqual(known.toSorted())
  const durations = metrics.findLast(({ name }) => name === 'countersign_http_request_duration_seconds')
  expect(durations?.histogram).toBeDefined()
})

test('behavior: a client that is not behind the trusted proxy does not choose the trace', async () => {
  const { context } = service
  const app = await createHttpServer({
    ...context,
    config: { ...context.config, trustProxy: 0 },
    metrics: createMetrics(),
  })
  const other = TRACE.replace('4', '5')
  await app.inject({ url: '/health/live', headers: { traceparent: `00-${other}-${PARENT}-01` } })
  await app.close()
  await vi.waitFor(() => expect(spansOf(collector).some(({ name }) => name === 'GET /health/live')).toBe(true), {
    timeout: 20_000,
    interval: 200,
  })
  expect(spansOf(collector).some(({ traceId }) => traceId === other)).toBe(false)
})

test('behavior: without a collector the program does not load the SDK', async () => {
  const program = readFileSync(await bundleProgram('apps/service/src/main.ts'), 'utf8')
  expect(program).toMatch(/import\("[^"]*@opentelemetry/)
  expect(program).not.toMatch(/^import[^;]*["'][^"']*@opentelemetry/m)
})

type Parsed = {
  traceId: string
  spanId: string
  parentSpanId?: string | undefined
  name: string
  attributes: Record<string, string>
}

const bodiesOf = ({ received }: HttpReceiver, path: string): unknown[] =>
  received.filter((request) => request.path === path).map(({ body }): unknown => JSON.parse(body.toString()))

const spansOf = (receiver: HttpReceiver): Parsed[] =>
  bodiesOf(receiver, '/v1/traces')
    .flatMap((body) => z.parse(Spans, body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ attributes, ...span }) => ({
      ...span,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? ''])),
    }))

const metricsOf = (receiver: HttpReceiver) =>
  bodiesOf(receiver, '/v1/metrics')
    .flatMap((body) => z.parse(Metrics, body).resourceMetrics)
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))

/** A proxy in front of a node that records the headers which name a request. */
async function startRecordingNode(target: string) {
  const received: { id: unknown; traceparent: unknown }[] = []
  const server = createServer((incoming, outgoing) => {
    received.push({ id: incoming.headers['x-request-id'], traceparent: incoming.headers['traceparent'] })
    const { 'accept-encoding': _none, host: _host, ...headers } = incoming.headers
    const forwarded = sendRequest(target, { method: 'POST', headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: urlOf(server),
    received,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
