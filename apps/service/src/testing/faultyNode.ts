import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { portOf } from './portOf.ts'

/** The faults of a node. Shares are probabilities from 0 to 1, per HTTP request or per call of a batch. */
export type Faults = {
  /** Per request: never answers. */
  silence: number
  /** Per request: 429 with Retry-After. */
  limit: number
  /** Per request: an HTML page with status 200. */
  html: number
  /** Per request: truncated JSON. */
  truncate: number
  /** Per request: 502 with a short body. */
  badGateway: number
  /** Per call: an old head. */
  stale: number
  /** Blocks that an old head is behind. */
  staleBy: number
  /** Per call: null for an existing block, transaction or receipt. */
  gap: number
  /** Per call: a block with another parent and hash. */
  wrongParent: number
  /** Per call: logs silently left out. */
  dropLogs: number
  /** The logs of these transactions are left out of this many answers. */
  withheld: Map<string, number>
  /** Largest range of one eth_getLogs; larger ones are refused. */
  mostBlocks: number
  /** Most logs of one answer; more are refused. */
  mostLogs: number
  /** Most addresses, or topics of one position, of one eth_getLogs; more are refused. */
  mostNames: number
  /** Calls per second, with a burst of one second; more are answered 429. */
  perSecond: number
  /** State older than this many blocks is refused. */
  keptState: number
  /** Unsupported methods. */
  lacks: readonly string[]
  /** Delay of each answer. */
  delayMs: number
}

export const noFaults: Faults = {
  silence: 0,
  limit: 0,
  html: 0,
  truncate: 0,
  badGateway: 0,
  stale: 0,
  staleBy: 5,
  gap: 0,
  wrongParent: 0,
  dropLogs: 0,
  withheld: new Map(),
  mostBlocks: Infinity,
  mostLogs: Infinity,
  mostNames: Infinity,
  perSecond: Infinity,
  keptState: Infinity,
  lacks: [],
  delayMs: 0,
}

export type FaultyNode = {
  url: string
  faults: Faults
  /** Calls by method since the start. */
  calls: Map<string, number>
  /** Number of injected faults. */
  injected(): number
  stop(): Promise<void>
}

type Call = { id: unknown; method: string; params: unknown[] }
type Answer = { jsonrpc: '2.0'; id: unknown; result?: unknown; error?: { code: number; message: string } }

/** A proxy in front of a real node that injects typical faults, reproducibly by seed. */
export async function startFaultyNode(target: string, seed: number): Promise<FaultyNode> {
  const random = createRandom(seed)
  let injected = 0
  const node = { faults: { ...noFaults }, calls: new Map<string, number>() }
  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy())
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = JSON.parse(await readBody(request))
    const calls = (Array.isArray(body) ? body : [body]) as Call[]
    for (const { method } of calls) node.calls.set(method, (node.calls.get(method) ?? 0) + 1)
    const { faults } = node
    const happens = (share: number) => {
      const does = share > 0 && random() < share
      if (does) injected += 1
      return does
    }
    if (happens(faults.silence)) return
    if (faults.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.delayMs))
    if (!takeCalls(calls.length)) return send(response, 429, 'slow down', { 'retry-after': '1' })
    if (happens(faults.limit)) return send(response, 429, 'slow down', { 'retry-after': '0' })
    if (happens(faults.html)) return send(response, 200, '<!doctype html><title>Please verify</title>', {})
    if (happens(faults.badGateway)) return send(response, 502, 'Bad Gateway', {})
    const real = await forward([...calls, { id: 0, method: 'eth_blockNumber', params: [] }])
    const head = Number(real.at(-1)?.result)
    const answers = await Promise.all(calls.map((call, index) => answer(call, real[index], head, happens)))
    const text = JSON.stringify(Array.isArray(body) ? answers : answers[0])
    if (happens(faults.truncate)) return send(response, 200, text.slice(0, text.length / 2), {})
    send(response, 200, text, {})
  }

  let room = 0
  let measuredAt = performance.now()
  function takeCalls(count: number): boolean {
    const { perSecond } = node.faults
    if (perSecond === Infinity) return true
    const now = performance.now()
    room = Math.min(perSecond, room + ((now - measuredAt) / 1000) * perSecond)
    measuredAt = now
    // A batch above the limit of a second would never be answered.
    const isServed = room >= Math.min(count, perSecond)
    if (isServed) room -= count
    else injected += 1
    return isServed
  }

  async function answer(
    call: Call,
    real: Answer | undefined,
    head: number,
    happens: (share: number) => boolean,
  ): Promise<Answer> {
    const { faults } = node
    const { id, method, params } = call
    const refuse = (message: string, code = -32000): Answer => ({ jsonrpc: '2.0', id, error: { code, message } })
    if (faults.lacks.includes(method)) return refuse(`the method ${method} does not exist/is not available`, -32601)
    const refusal = findRefusal(call, head, faults)
    if (refusal) return refuse(refusal)
    const isHead = method === 'eth_blockNumber' || (method === 'eth_getBlockByNumber' && params[0] === 'latest')
    if (isHead && happens(faults.stale)) {
      const number = `0x${Math.max(0, head - faults.staleBy).toString(16)}`
      if (method === 'eth_blockNumber') return { jsonrpc: '2.0', id, result: number }
      const [older] = await forward([{ id, method, params: [number, params[1]] }])
      return { jsonrpc: '2.0', id, result: older?.result }
    }
    if (!real || real.error) return { ...real, jsonrpc: '2.0', id }
    return { jsonrpc: '2.0', id, ...spoil(call, real.result, happens) }
  }

  /** The answers of the real node, in the order of the calls. */
  async function forward(calls: readonly Call[]): Promise<(Answer | undefined)[]> {
    const body = JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', ...call, id })))
    const response = await fetch(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const answers = (await response.json()) as Answer[]
    return calls.map((_call, index) => answers.find(({ id }) => id === index))
  }

  function spoil({ method }: Call, result: unknown, happens: (share: number) => boolean): Partial<Answer> {
    const { faults } = node
    if (/^eth_get(Block|Transaction)/.test(method) && happens(faults.gap)) return { result: null }
    if (method === 'eth_getBlockByNumber' && result && happens(faults.wrongParent))
      return { result: { ...(result as object), hash: randomHash(random), parentHash: randomHash(random) } }
    if (method === 'eth_getLogs' && Array.isArray(result)) {
      if (result.length > faults.mostLogs)
        return { error: { code: -32005, message: `query returned more than ${faults.mostLogs} results` } }
      const hidden = new Set(
        result.map(({ transactionHash }) => transactionHash).filter((hash) => (faults.withheld.get(hash) ?? 0) > 0),
      )
      for (const hash of hidden) faults.withheld.set(hash, (faults.withheld.get(hash) ?? 0) - 1)
      if (hidden.size > 0) return { result: result.filter(({ transactionHash }) => !hidden.has(transactionHash)) }
      if (happens(faults.dropLogs)) return { result: result.filter(() => random() < 0.5) }
    }
    return { result }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  return Object.assign(node, {
    url: `http://127.0.0.1:${port}`,
    injected: () => injected,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

function findRefusal({ method, params }: Call, head: number, faults: Faults): string | null {
  const numberOf = (block: unknown) => (typeof block === 'string' && block.startsWith('0x') ? Number(block) : head)
  if (method === 'eth_getLogs') {
    const { fromBlock, toBlock, blockHash, address, topics } = (params[0] ?? {}) as Record<string, unknown>
    const positions = [address, ...(Array.isArray(topics) ? topics : [])]
    if (positions.some((names) => Array.isArray(names) && names.length > faults.mostNames))
      return 'exceed max addresses or topics per search position'
    const blocks = blockHash === undefined ? numberOf(toBlock) - numberOf(fromBlock) + 1 : 1
    if (blocks > faults.mostBlocks) return 'block range too large'
  }
  const at = method === 'eth_getStorageAt' ? params[2] : params[1]
  const isState = ['eth_call', 'eth_getBalance', 'eth_getCode', 'eth_getStorageAt'].includes(method)
  return isState && numberOf(at) < head - faults.keptState ? 'missing trie node d3a1 (path )' : null
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function send(response: ServerResponse, status: number, text: string, headers: Record<string, string>): void {
  response.writeHead(status, { 'content-type': text.startsWith('<') ? 'text/html' : 'application/json', ...headers })
  response.end(text)
}

/** mulberry32 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const randomHash = (random: () => number) =>
  `0x${Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join('')}`
