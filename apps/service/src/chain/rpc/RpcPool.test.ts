import { createServer } from 'node:http'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ChainConfig } from '../../config/ChainConfig.ts'
import { createChainPool } from './createChainPool.ts'
import { NodeError } from './NodeError.ts'
import { waitAtLeast } from './RpcPool.ts'
import { portOf } from '../../testing/portOf.ts'

type Call = { id: number; method: string; params: unknown[] }
type Reply = { status?: number; headers?: Record<string, string>; text: string }
type Speak = (calls: Call[], isBatch: boolean) => Reply

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A node with answers that the test chooses. Every node knows its chain id. */
async function startNode(speak: Speak) {
  const requests: Call[][] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const parsed = JSON.parse(body) as Call | Call[]
      const calls = Array.isArray(parsed) ? parsed : [parsed]
      const isChainCheck = calls.every(({ method }) => method === 'eth_chainId')
      if (!isChainCheck) requests.push(calls)
      const {
        status = 200,
        headers = {},
        text,
      } = isChainCheck ? answer(calls, Array.isArray(parsed), () => '0x1') : speak(calls, Array.isArray(parsed))
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${portOf(server)}/secret-key`, requests }
}

function answer(calls: Call[], isBatch: boolean, result: (call: Call) => unknown): Reply {
  const answers = calls.map((call) => ({ jsonrpc: '2.0', id: call.id, result: result(call) }))
  return { text: JSON.stringify(isBatch ? answers : answers[0]) }
}

const good =
  (result: unknown): Speak =>
  (calls, isBatch) =>
    answer(calls, isBatch, () => result)

function open(urls: string[], monotonic?: () => number, isLocal = false) {
  const [first = '', ...others] = urls
  const config = ChainConfig.parse({
    chainId: '1',
    chainName: 'Test',
    shortName: 'test',
    nativeCurrency: { name: 'Ether', symbol: 'ETH' },
    rpcUri: { authentication: 'NO_AUTHENTICATION', value: first },
    rpcUrls: [first, ...others],
    // Every node here answers, also while the machine is busy.
    rpcTimeoutMs: 30_000,
    isLocal,
    features: [],
  })
  return createChainPool(config, () => undefined, monotonic)
}

const balance = { method: 'eth_getBalance', params: ['0x0000000000000000000000000000000000000001', 'latest'] } as const

test.each<[string, Reply]>([
  ['HTML', { text: '<!doctype html>' }],
  ['half of an answer', { text: '{"jsonrpc":"2.0","id":0,"resu' }],
  ['null where a number belongs', { text: '{"jsonrpc":"2.0","id":0,"result":null}' }],
  [
    'a rate limit inside the answer',
    { text: '{"jsonrpc":"2.0","id":0,"error":{"code":-32005,"message":"rate limit exceeded"}}' },
  ],
  ['an unavailable gateway', { status: 502, text: 'Bad Gateway' }],
  ['a limit with a date', { status: 429, headers: { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, text: '' }],
])('behavior: after %s from one node the next one answers', async (_name, reply) => {
  const bad = await startNode(() => reply)
  const other = await startNode(good('0x7'))
  const pool = open([bad.url, other.url], () => 1_000_000)
  expect(await pool.client.request(balance as never)).toBe('0x7')
  expect(pool.answering()).toBe(1)
  // A node that failed gets no calls during its pause.
  await pool.client.request(balance as never)
  expect(bad.requests).toHaveLength(1)
  expect(pool.best().rank).toBe(1)
})

test('behavior: a node that asked for a pause gets three seconds, however many calls there are', async () => {
  let now = 1_000_000
  const node = await startNode(() => ({ status: 429, headers: { 'retry-after': '60' }, text: '' }))
  const pool = open([node.url], () => now, true)
  const wanted = () => pool.client.request(balance as never)
  await expect(wanted()).rejects.toThrow('limits the rate of requests')
  await expect(wanted()).rejects.toThrow('limits the rate of requests')
  expect(node.requests).toHaveLength(1)
  now += 3001
  await expect(wanted()).rejects.toThrow('limits the rate of requests')
  expect(node.requests).toHaveLength(2)
})

test('behavior: a node that asks for a pause of an hour is called again within seconds, and the waiting call succeeds', async () => {
  let refusals = 1
  const node = await startNode((calls, isBatch) =>
    refusals-- > 0 ? { status: 429, headers: { 'retry-after': '3600' }, text: '' } : good('0x7')(calls, isBatch),
  )
  const pool = open([node.url])
  const from = performance.now()
  expect(await pool.client.request(balance as never)).toBe('0x7')
  expect(performance.now() - from).toBeLessThan(30_000)
  expect(pool.answering()).toBe(1)
})

test('behavior: a clock that is set back does not prolong the pause of a node', async () => {
  const node = await startNode(() => ({ status: 502, text: 'Bad Gateway' }))
  const pool = open([node.url], undefined, true)
  await expect(pool.client.request(balance as never)).rejects.toThrow('cannot be reached')
  expect(pool.answering()).toBe(0)
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: now - 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  await expect.poll(() => pool.answering()).toBe(1)
})

test('behavior: all calls succeed on a node that answers every second request with 429', async () => {
  let asked = 0
  const node = await startNode((calls, isBatch) => {
    asked += 1
    return asked % 2 === 0 ? { status: 429, text: '' } : answer(calls, isBatch, ({ params }) => params[2])
  })
  const pool = open([node.url])
  const wanted = Array.from({ length: 30 }, (_none, index) => `0x${(index + 1).toString(16)}`)
  const found = await Promise.all(
    wanted.map(async (text, index) => {
      // Each call starts in its own turn and uses its own request.
      for (let turn = 0; turn < index; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      const client = index % 2 === 0 ? pool.client : pool.pin(pool.best())
      return client.request({ ...balance, params: [...balance.params, text] } as never)
    }),
  )
  expect(found).toEqual(wanted)
})

test('behavior: a node behind the others gets no calls about the head', async () => {
  const head =
    (number: number): Speak =>
    (calls, isBatch) =>
      answer(calls, isBatch, () => `0x${number.toString(16)}`)
  const behind = await startNode(head(100))
  const ahead = await startNode(head(150))
  const pool = open([behind.url, ahead.url])
  await pool.askAll((client) => client.request({ method: 'eth_blockNumber' }))
  expect(await pool.client.request({ method: 'eth_blockNumber' })).toBe('0x96')
  expect(behind.requests).toHaveLength(1)
})

test('behavior: data that one node pruned or a method that it lacks is requested from another; a revert is final', async () => {
  const refusing =
    (message: string, code = -32000): Speak =>
    (calls) => ({
      text: JSON.stringify({ jsonrpc: '2.0', id: calls[0]?.id, error: { code, message } }),
    })
  const archive = await startNode(good('0x9'))
  const pruned = await startNode(refusing('missing trie node ab (path )'))
  expect(await open([pruned.url, archive.url]).client.request(balance as never)).toBe('0x9')
  const reverting = await startNode(refusing('execution reverted', 3))
  const before = archive.requests.length
  await expect(open([reverting.url, archive.url]).client.request(balance as never)).rejects.toThrow('reverted')
  expect(archive.requests).toHaveLength(before)
})

test('behavior: a node that accepts only small batches gets small ones', async () => {
  const node = await startNode((calls, isBatch) =>
    calls.length > 8
      ? { text: '{"jsonrpc":"2.0","error":{"code":-32600,"message":"batch of more than 8"}}' }
      : answer(calls, isBatch, ({ params }) => params[2]),
  )
  const pool = open([node.url])
  const wanted = Array.from({ length: 30 }, (_none, index) => `0x${(index + 1).toString(16)}`)
  const found = await Promise.all(
    wanted.map((text) => pool.client.request({ ...balance, params: [...balance.params, text] } as never)),
  )
  expect(found).toEqual(wanted)
  expect(pool.answering()).toBe(1)
})

test('error: a node of another chain is never used, and no message contains the key of a URL', async () => {
  const node = await startNode(good('0x1'))
  const config = open([node.url])
  const foreign = createChainPool(
    ChainConfig.parse({
      chainId: '5',
      chainName: 'Other',
      shortName: 'other',
      nativeCurrency: { name: 'Ether', symbol: 'ETH' },
      rpcUri: { authentication: 'NO_AUTHENTICATION', value: node.url },
      isLocal: true,
      features: [],
    }),
    () => undefined,
  )
  const failure = await foreign.client.request(balance as never).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NodeError)
  expect(String(failure)).toContain('It reports chain 1, the configuration says 5.')
  expect(String(failure)).not.toContain('secret-key')
  expect(config.nodes[0]?.host).not.toContain('secret-key')
})

test('behavior: a wait is never shorter than requested, fractions of a millisecond included', async () => {
  for (let round = 0; round < 50; round += 1) {
    const from = performance.now()
    await waitAtLeast(2.9)
    expect(performance.now() - from).toBeGreaterThanOrEqual(2.9)
  }
})
