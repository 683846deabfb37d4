import { RpcError } from '@countersign/chain-client/reads'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { publicClientFor } from '../src/data/chain-access/publicClientFor.ts'
import { chainFixture } from '../src/data/chain-access/chainFixture.ts'
import { nodeStatus } from '../src/data/rpc/nodeStatus.ts'
import { readWaits } from '../src/data/rpc/readWaits.ts'
import { rpcRequest } from '../src/data/rpc/rpcRequest.ts'

type Call = { id: number; method: string }
type Reply = { status?: number; retryAfter?: string; body?: unknown }
const servers: Server[] = []
let nextChain = 900

/** A real HTTP server as a node. `answer` gets the number of the request and its body. */
async function node(answer: (request: number, body: Call | Call[]) => Reply) {
  let asked = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      asked += 1
      const {
        status = 200,
        retryAfter,
        body,
      } = answer(asked, JSON.parse(Buffer.concat(parts).toString()) as Call | Call[])
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
      response.end(JSON.stringify(body ?? {}))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const value = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return { asked: () => asked, url: value, uri: { authentication: 'NO_AUTHENTICATION' as const, value } }
}
type Node = Awaited<ReturnType<typeof node>>

const good = (body: Call | Call[]): Reply => ({
  body: Array.isArray(body) ? body.map(({ id }) => ({ id, result: '0xa' })) : { id: body.id, result: '0xa' },
})
const everySecond = (request: number, body: Call | Call[]): Reply => (request % 2 === 1 ? { status: 429 } : good(body))
const chainAt = (first: Node, second = first) =>
  chainFixture({ chainId: String(nextChain++), chainName: 'Testnet', rpcUri: first.uri, publicRpcUri: second.uri })

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test('behavior: a node that answers 429 to every second request answers every read, also through viem', async () => {
  const only = await node(everySecond)
  const chain = chainAt(only)
  for (let read = 0; read < 5; read += 1) expect(await rpcRequest(chain, 'eth_a', [])).toBe('0xa')
  expect(only.asked()).toBe(10)
  expect(await publicClientFor(chain).getBlockNumber()).toBe(10n)
  expect(nodeStatus.all().get(only.url)?.state).toBe('limited')
})

test('behavior: only the throttled calls of a batch are repeated', async () => {
  const methods: string[][] = []
  const only = await node((request, body) => {
    const calls = [body].flat()
    methods.push(calls.map(({ method }) => method))
    const limited = { code: -32005, message: 'Too many requests' }
    if (request > 1) return good(body)
    return {
      body: calls.map(({ id, method }) => (method === 'eth_b' ? { id, error: limited } : { id, result: '0xa' })),
    }
  })
  const chain = chainAt(only)
  expect(await Promise.all(['eth_a', 'eth_b', 'eth_c'].map((method) => rpcRequest(chain, method, [])))).toEqual([
    '0xa',
    '0xa',
    '0xa',
  ])
  expect(methods).toEqual([['eth_a', 'eth_b', 'eth_c'], ['eth_b']])
})

test('behavior: a contract that reverts with the words of a rate limit is not repeated', async () => {
  const only = await node(() => ({ body: { id: 0, error: { code: 3, message: 'execution reverted: rate limit' } } }))
  await expect(rpcRequest(chainAt(only), 'eth_call', [])).rejects.toMatchObject({ code: 3 })
  expect(only.asked()).toBe(1)
})

test('behavior: the second node answers immediately while the first limits requests, and the first gets a pause', async () => {
  const first = await node(() => ({ status: 429, retryAfter: '20' }))
  const second = await node((_, body) => good(body))
  const chain = chainAt(first, second)
  for (let read = 0; read < 3; read += 1) expect(await rpcRequest(chain, 'eth_a', [])).toBe('0xa')
  expect([first.asked(), second.asked()]).toEqual([1, 3])
  expect(nodeStatus.all().get(first.url)?.state).toBe('limited')
  expect(nodeStatus.all().get(second.url)?.state).toBe('answers')
})

test('behavior: Retry-After is followed, and the page can show the wait', async () => {
  const only = await node((request, body) => (request === 1 ? { status: 429, retryAfter: '2' } : good(body)))
  const chain = chainAt(only)
  const from = performance.now()
  const read = rpcRequest(chain, 'eth_a', [])
  await expect.poll(() => readWaits.hostFor(chain.chainId)).toBe(new URL(only.url).host)
  expect(await read).toBe('0xa')
  expect(performance.now() - from).toBeGreaterThanOrEqual(1990)
  await expect.poll(() => readWaits.hostFor(chain.chainId)).toBeNull()
})

test('error: after 12 repeats the read fails and says why', async () => {
  const only = await node(() => ({ status: 429, retryAfter: '0' }))
  const failure = await rpcRequest(chainAt(only), 'eth_a', []).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RpcError)
  expect(failure).toMatchObject({
    code: null,
    message: `No node of Testnet answers: ${new URL(only.url).host} limits requests and refused 13 attempts`,
  })
  expect(only.asked()).toBe(13)
})

test('error: a wait beyond 120 s is not started', async () => {
  const only = await node(() => ({ status: 503, retryAfter: '3600' }))
  await expect(rpcRequest(chainAt(only), 'eth_a', [])).rejects.toThrow('limits requests')
  expect(only.asked()).toBe(1)
})

test('behavior: an abort ends the retries, and other reads continue', async () => {
  const only = await node((request, body) => (request === 1 ? { status: 429, retryAfter: '1' } : good(body)))
  const chain = chainAt(only)
  const [left, stays] = [new AbortController(), new AbortController()]
  const both = [rpcRequest(chain, 'eth_a', [], left.signal), rpcRequest(chain, 'eth_b', [], stays.signal)]
  const [aborted, answered] = both
  await expect.poll(() => only.asked()).toBe(1)
  left.abort(new Error('left the page'))
  await expect(aborted).rejects.toThrow('left the page')
  expect(await answered).toBe('0xa')
  expect(only.asked()).toBe(2)

  const silent = await node(() => ({ status: 429, retryAfter: '1' }))
  const last = new AbortController()
  const read = rpcRequest(chainAt(silent), 'eth_a', [], last.signal)
  await expect.poll(() => silent.asked()).toBe(1)
  last.abort(new Error('left the page'))
  await expect(read).rejects.toThrow('left the page')
  // This read takes as long as the retry of the aborted one would have taken.
  const slow = await node((request, body) => (request === 1 ? { status: 429, retryAfter: '1' } : good(body)))
  expect(await rpcRequest(chainAt(slow), 'eth_a', [])).toBe('0xa')
  expect(silent.asked()).toBe(1)
})
