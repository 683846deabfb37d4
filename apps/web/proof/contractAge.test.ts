import { createServer, type Server } from 'node:http'
import { findSafeDeployment } from '@countersign/chains'
import { demoOwners, deployTestContracts, devClient, waitForReceipt } from '@countersign/devchain'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { buildBatch } from '@countersign/safe'
import { getAddress, numberToHex, pad } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { setStage, type Stage } from './testStage.ts'

type Call = { id: number; method: string; params: readonly unknown[] }
type Answer = { status?: number; body: unknown } | null

const [, , carol] = demoOwners
const servers: Server[] = []
let stage: Stage
let safe: Address
let old: { testUsd: Address; testDai: Address }
let young: Address

const rpc = async (method: string, params: unknown[] = []) => {
  const request = stage.client.request as (call: { method: string; params: unknown[] }) => Promise<unknown>
  return request({ method, params })
}

/** A contract without functions, created by a transaction. */
async function create(): Promise<Address> {
  const client = devClient(stage.devchain.rpcUrl)
  const account = demoOwners[0]?.address ?? ZERO_ADDRESS
  const hash = await client.sendTransaction({ account, chain: null, data: '0x6001600c60003960016000f300' })
  return getAddress((await waitForReceipt(client, hash)).contractAddress ?? ZERO_ADDRESS)
}

type Options = { chain?: Stage['chain']; isCalledLocal?: boolean }

async function ageOf(calls: readonly Address[], { chain = stage.chain, isCalledLocal = false }: Options = {}) {
  const multiSend = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address ?? ZERO_ADDRESS
  const { checks } = await readReview({
    chain,
    safe,
    transaction: buildBatch({
      calls: calls.map((to) => ({ to, data: '0x12345678', value: 0n, operation: 0 as const })),
      nonce: 0n,
      multiSend,
    }),
    details: null,
    service: stage.serviceState(safe),
    queuedNonces: Promise.resolve([]),
    sender: null,
    isCalledLocal,
  })
  const own = chain.chainId === stage.chain.chainId
  expect(checks.find(({ id }) => id === 'contract-domain')?.verdict).toBe(own ? 'verified' : 'danger')
  return checks.filter(({ id }) => id === 'contract-age')
}

/** The real node behind a proxy that can change answers; `seen`: the methods of each request about an old block. */
async function behind(alter: (calls: readonly Call[], isOld: (call: Call) => boolean) => Answer | undefined) {
  const seen: string[][] = []
  const head = await stage.client.getBlockNumber({ cacheTime: 0 })
  const isOld = ({ method, params }: Call) => method === 'eth_getCode' && BigInt(String(params[1])) < head - 50n
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', async () => {
      const body = JSON.parse(text) as Call | Call[]
      const calls = [body].flat()
      if (calls.some(isOld)) seen.push(calls.map(({ method }) => method))
      const altered = alter(calls, isOld)
      if (altered === null) return
      const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: text }
      const answer: NonNullable<Answer> = altered ?? { body: await (await fetch(stage.devchain.rpcUrl, sent)).json() }
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const value = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const uri = { authentication: 'NO_AUTHENTICATION' as const, value }
  return { seen, chain: { ...stage.chain, rpcUri: uri, publicRpcUri: uri } }
}

beforeAll(async () => {
  stage = await setStage()
  safe = await stage.deploy('1.4.1', 2)
  old = await deployTestContracts(stage.devchain.rpcUrl)
})
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await stage.devchain.stop({ snapshot: false })
})

test('behavior: on a chain of fewer than 100 blocks nothing is read', async () => {
  expect(await stage.client.getBlockNumber()).toBeLessThan(100n)
  expect(await ageOf([old.testUsd, old.testDai])).toMatchObject([
    { verdict: 'unchecked', reason: expect.stringContaining('fewer than 100 blocks') },
  ])
  await rpc('anvil_mine', [numberToHex(150), numberToHex(12)])
  young = await create()
  await rpc('anvil_mine', [numberToHex(10), numberToHex(12)])
})

test('behavior: a contract created ten blocks before gets a caution, one that existed 100 blocks before does not', async () => {
  const found = await ageOf([old.testUsd, young, carol?.address ?? ZERO_ADDRESS])
  expect(found).toMatchObject([{ verdict: 'caution', title: 'This contract is very new', field: 'calls[1].to' }])
  expect(found[0]?.reason).toMatch(new RegExp(`Call 2 calls ${young}. .* 100 blocks before, about (19|20) minutes\\.`))
  expect(await ageOf([old.testUsd, old.testDai])).toMatchObject([{ verdict: 'verified' }])
  expect(await ageOf([carol?.address ?? ZERO_ADDRESS, safe])).toEqual([])
})

test('behavior: all contracts are read in one separate request, and not again when they are known to be old', async () => {
  const { seen, chain } = await behind(() => undefined)
  expect(await ageOf([old.testUsd, old.testDai], { chain })).toMatchObject([{ verdict: 'verified' }])
  const block = 'eth_getBlockByNumber'
  expect(seen).toEqual([[block, block, 'eth_getCode', 'eth_getCode', 'eth_getCode']])
  expect(await ageOf([old.testUsd, old.testDai], { chain })).toMatchObject([{ verdict: 'verified' }])
  expect(seen).toHaveLength(1)
  expect(await ageOf([old.testUsd, young], { chain })).toMatchObject([{ verdict: 'caution' }])
  expect(seen[1]).toEqual([block, block, 'eth_getCode', 'eth_getCode'])
})

test.each<[string, string, Parameters<typeof behind>[0]]>([
  [
    'refuses the old state',
    'missing trie node 8f2a',
    (calls, isOld) =>
      calls.some(isOld)
        ? {
            body: calls.map((call) =>
              isOld(call)
                ? { id: call.id, error: { code: -32000, message: 'missing trie node 8f2a' } }
                : { id: call.id, result: { timestamp: '0x1' } },
            ),
          }
        : undefined,
  ],
  [
    'refuses the whole request',
    'No node of',
    (calls, isOld) => (calls.some(isOld) ? { status: 403, body: {} } : undefined),
  ],
  [
    'returns no code for old blocks',
    'no code for the account’s master copy',
    (calls, isOld) =>
      calls.some(isOld)
        ? {
            body: calls.map(({ id, method }) => ({
              id,
              result: method === 'eth_getCode' ? '0x' : { timestamp: '0x1' },
            })),
          }
        : undefined,
  ],
  ['does not answer', 'No answer within 3 s', (calls, isOld) => (calls.some(isOld) ? null : undefined)],
])('error: with a node that %s the age is not checked, and the other checks run', async (_, reason, alter) => {
  const { chain } = await behind(alter)
  const started = Date.now()
  const found = await ageOf([old.testUsd, young], { chain })
  expect(found).toMatchObject([{ verdict: 'unchecked', title: 'Age of the called contracts' }])
  expect(found[0]?.reason).toContain(`${old.testUsd} and 1 more: the node did not return the code`)
  expect(found[0]?.reason).toContain(reason)
  expect(Date.now() - started).toBeLessThan(9_000)
})

test('error: of more than ten new contracts the rest is not checked', async () => {
  const many = Array.from({ length: 12 }, (_, index) => getAddress(pad(numberToHex(0xa_0000 + index), { size: 20 })))
  for (const address of many) await rpc('anvil_setCode', [address, '0x00'])
  await rpc('anvil_mine', ['0x1'])
  const found = await ageOf(many)
  expect(found.map(({ verdict }) => verdict)).toEqual([...Array<string>(10).fill('caution'), 'unchecked'])
  expect(found.at(-1)?.reason).toBe(`${many[10]} and 1 more: only 10 contracts are read at a time.`)
})

test('behavior: a local chain is not read; a bundled network is never local, whatever the configuration says', async () => {
  const { seen, chain } = await behind(() => undefined)
  expect(await ageOf([young, old.testUsd], { chain, isCalledLocal: true })).toMatchObject([
    { verdict: 'unchecked', reason: expect.stringContaining('a local chain') },
  ])
  expect(seen).toEqual([])
  const mainnet = { ...chain, chainId: '1' }
  expect(await ageOf([young], { chain: mainnet, isCalledLocal: true })).toMatchObject([{ verdict: 'caution' }])
})
