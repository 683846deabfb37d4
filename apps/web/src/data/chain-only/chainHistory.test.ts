import { createHistoryReader, memoryKeyValue } from '@countersign/chain-client'
import { afterEach, expect, test, vi } from 'vitest'
import { chainFixture } from '../chain-access/chainFixture.ts'
import { readableChain } from '../rpc/readableChain.ts'
import { TRANSFER_TOPIC } from '@countersign/ledger'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const party = `0x${safe.slice(2).toLowerCase().padStart(64, '0')}`
const hash = (block: number, branch = '0') => `0x${branch}${block.toString(16).padStart(63, '0')}`
const now = { wait: async () => {} }

type Node = { head: number; most: number; branch: string; deaf: number }
type Call = {
  id: number
  method: string
  params: [{ fromBlock: string; toBlock: string; topics?: unknown[] }] | [string]
}

/** A node with a transfer to the account in every hundredth block, which refuses ranges above its limit. */
function standUp(node: Node) {
  const asked: [number, number][] = []
  const answer = ({ id, method, params: [first] }: Call) => {
    if (method === 'eth_blockNumber') return { id, result: `0x${node.head.toString(16)}` }
    if (typeof first === 'string') {
      const block = Number(first)
      return { id, result: block > node.head ? null : { hash: hash(block, node.branch) } }
    }
    const [from, to] = [Number(first.fromBlock), Number(first.toBlock)]
    if (to - from + 1 > node.most) return { id, error: { code: -32005, message: `query exceeds ${node.most} blocks` } }
    if (first.topics === undefined || first.topics[2] !== party) return { id, result: [] }
    asked.push([from, to])
    const blocks = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
      (block) => block % 100 === 0,
    )
    const log = (block: number) => ({
      address: safe,
      topics: [TRANSFER_TOPIC, party, party],
      data: hash(1),
      blockNumber: `0x${block.toString(16)}`,
      transactionHash: hash(block, node.branch),
      logIndex: '0x0',
    })
    return { id, result: blocks.map(log) }
  }
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (node.deaf > 0) {
      node.deaf--
      return new Response('', { status: 429 })
    }
    const calls = JSON.parse(body)
    return Response.json(Array.isArray(calls) ? calls.map(answer) : answer(calls))
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

/** Each test uses its own chain, because refused ranges are stored per node address. */
let port = 9000
const newChain = () => {
  const uri = { authentication: 'NO_AUTHENTICATION' as const, value: `http://127.0.0.1:${port++}` }
  return readableChain(chainFixture({ rpcUri: uri, publicRpcUri: uri }))
}
const blocksOf = (logs: readonly { blockNumber: number }[]) =>
  logs.map(({ blockNumber }) => blockNumber).toSorted((first, second) => first - second)
const hundreds = (to: number) => Array.from({ length: Math.floor(to / 100) + 1 }, (_, index) => index * 100)

test('behavior: ranges shrink until the node accepts them, and every block is read once', async () => {
  const asked = standUp({ head: 2_000, most: 300, branch: '0', deaf: 0 })
  const record = await createHistoryReader(memoryKeyValue(), now).refresh(newChain(), safe)
  expect(record).toMatchObject({ from: 0, to: 2_000, complete: true })
  expect(blocksOf(record.logs)).toEqual(hundreds(2_000))
  expect(asked.reduce((sum, [from, to]) => sum + to - from + 1, 0)).toBe(2_001)
})

test('behavior: a node that cannot be reached is asked again after growing pauses', async () => {
  const waits: number[] = []
  const failLogs = (fetch: typeof globalThis.fetch) => async (url: string, init: { body: string }) => {
    if (init.body.includes('eth_getLogs') && waits.length < 2) throw new TypeError('Failed to fetch')
    return fetch(url, init)
  }
  const record = await readAgain(failLogs, { wait: async (ms) => void waits.push(ms) })
  expect(blocksOf(record.logs)).toEqual(hundreds(900))
  expect(waits).toHaveLength(2)
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0)
})

test('behavior: a throttled request is repeated, and the reader keeps its range', async () => {
  const waits: number[] = []
  let refused = 0
  const throttleLogs = (fetch: typeof globalThis.fetch) => async (url: string, init: { body: string }) => {
    if (init.body.includes('eth_getLogs') && refused < 2) {
      refused += 1
      return new Response('', { status: 429 })
    }
    return fetch(url, init)
  }
  const record = await readAgain(throttleLogs, { wait: async (ms) => void waits.push(ms) })
  expect(blocksOf(record.logs)).toEqual(hundreds(900))
  expect([refused, waits]).toEqual([2, []])
})

type StubFetch = (url: string, init: { body: string }) => Promise<Response>

/** Reads up to block 500, then up to 900 through a connection that `disturb` changes. */
async function readAgain(
  disturb: (fetch: typeof globalThis.fetch) => StubFetch,
  options: { wait: (ms: number) => Promise<void> },
) {
  standUp({ head: 500, most: 1_000, branch: '0', deaf: 0 })
  const chain = newChain()
  const reader = createHistoryReader(memoryKeyValue(), options)
  await reader.refresh(chain, safe)
  standUp({ head: 900, most: 1_000, branch: '0', deaf: 0 })
  vi.stubGlobal('fetch', disturb(globalThis.fetch))
  return reader.refresh(chain, safe)
}

test('behavior: reading stops at its time limit, and continues from there on the next visit', async () => {
  const table = memoryKeyValue()
  const chain = newChain()
  const node = { head: 40_000, most: 100_000, branch: '0', deaf: 0 }
  standUp(node)
  const first = await createHistoryReader(table, { patienceMs: 0 }).refresh(chain, safe)
  expect(first).toMatchObject({ from: 31_001, to: 40_000, complete: false })
  node.head = 40_100
  const asked = standUp(node)
  const later = createHistoryReader(table, now)
  expect(await later.refresh(chain, safe)).toMatchObject({ from: 31_001, to: 40_100 })
  const record = await later.lookBack(chain, safe)
  expect(record).toMatchObject({ from: 0, to: 40_100, complete: true })
  expect(blocksOf(record.logs)).toEqual(hundreds(40_100))
  expect(asked[0]).toEqual([40_001, 40_100])
  expect(later.progress({ chainId: chain.chainId, safe })).toMatchObject({ from: 0, complete: true, reading: false })
})

test('behavior: blocks that the chain replaced are read again', async () => {
  const table = memoryKeyValue()
  const chain = newChain()
  const node = { head: 1_000, most: 10_000, branch: '0', deaf: 0 }
  standUp(node)
  await createHistoryReader(table, now).refresh(chain, safe)
  node.branch = 'a'
  node.head = 1_050
  standUp(node)
  const record = await createHistoryReader(table, now).refresh(chain, safe)
  expect(blocksOf(record.logs)).toEqual(hundreds(1_050))
  expect(record.toHash).toBe(hash(1_050, 'a'))
  const reread = record.logs.filter(({ transactionHash }) => transactionHash.startsWith('0xa'))
  expect(blocksOf(reread)).toEqual([900, 1_000])
})

test('error: a node that refuses every range is reported, not waited for', async () => {
  standUp({ head: 500, most: 0, branch: '0', deaf: 0 })
  await expect(createHistoryReader(memoryKeyValue(), now).refresh(newChain(), safe)).rejects.toThrow('exceeds 0 blocks')
})
