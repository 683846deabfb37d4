import {
  demoOwners,
  deploySafe,
  devchainConfig,
  devClient,
  executeSafeTransaction,
  fund,
  hashOnChain,
  signSafeHash,
  simulateSafeAddress,
  spareKeys,
} from '@countersign/devchain'
import { parseEther, type Address } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { clearProjection } from '../db/migrate/clearProjection.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import { dumpIndex } from '../testing/dumpIndex.ts'
import { noFaults, startFaultyNode, type FaultyNode } from '../testing/faultyNode.ts'
import { openTestContext, startTestChain, type TestChain, type TestContext } from '../testing/testService.ts'

/** A chain that is too long to be read whole, on a node with small ranges and without old state. */
const QUIET_BLOCKS = 400
const MOST_BLOCKS = 150
const [owner1, owner2] = demoOwners
const recipient = spareKeys[0].address
const owners = [owner1.address, owner2.address]

let chain: TestChain
let node: FaultyNode
let opened: Address
let other: Address
let service: TestContext | undefined
const ask = (method: string, params: unknown[]) =>
  devClient(chain.rpcUrl).request<{ Method: string; Parameters: unknown[]; ReturnType: unknown }>({ method, params })
const mine = async (blocks: number) => {
  for (let left = blocks; left > 0; left -= 200) await ask('anvil_mine', ['0xc8'])
}
const usd = (amount: bigint) => ({ tokens: [{ token: chain.contracts.testUsd, amount }] })

beforeAll(async () => {
  chain = await startTestChain()
  node = await startFaultyNode(chain.rpcUrl, 7)
  await mine(QUIET_BLOCKS)
  // Tokens arrive before the account is created.
  const saltNonce = 51n
  opened = await simulateSafeAddress(chain.rpcUrl, { owners, threshold: 1, saltNonce })
  await fund(chain.rpcUrl, opened, usd(3n))
  await deploySafe(chain.rpcUrl, { owners, threshold: 1, saltNonce })
  await fund(chain.rpcUrl, opened, { native: parseEther('1'), ...usd(4n) })
  other = (await deploySafe(chain.rpcUrl, { owners, threshold: 2, saltNonce: 52n })).address
  await mine(QUIET_BLOCKS)
  await executeSafeTransaction(chain.rpcUrl, { safe: opened, to: recipient, value: 5n, signers: [owner1] })
  await fund(chain.rpcUrl, other, { native: 9n })
  await mine(QUIET_BLOCKS)
  whole = await readWhole()
})
afterEach(async () => {
  await service?.close()
  service = undefined
  node.faults = { ...noFaults }
})
afterAll(async () => {
  await node?.stop()
  await chain?.devchain.stop({ snapshot: false })
})

const config = (mode: 'full' | 'onDemand', url: string) => {
  const { serviceRpcUrl: _local, ...rest } = devchainConfig(chain.devchain, chain.contracts)
  const rpc = { authentication: 'NO_AUTHENTICATION' as const, value: url }
  return { chains: [{ ...rest, isLocal: false, mode, rpcUri: rpc, publicRpcUri: rpc }] }
}

async function openOnDemand(faults: Partial<FaultyNode['faults']>): Promise<TestContext> {
  node.faults = { ...noFaults, ...faults }
  node.calls.clear()
  service = await openTestContext(chain, config('onDemand', node.url))
  await service.chain.indexer.sync()
  return service
}

/** The rows of the account in an index of the whole chain. */
let whole: Awaited<ReturnType<typeof dumpIndex>>
async function readWhole() {
  const fresh = await openTestContext(chain, config('full', chain.rpcUrl))
  await fresh.chain.indexer.sync()
  const dump = await dumpIndex(fresh.context.db.drizzle, isOfOpened)
  await fresh.close()
  return dump
}

/** Rows about the opened account; tokens and Ethereum transactions also belong to others. */
const isOfOpened = (row: Record<string, unknown>) => row['safe'] === opened || row['address'] === opened

let walked = 0

test('behavior: an opened account has its whole history, and no other account is followed', async () => {
  const { chain: runtime, context } = await openOnDemand({ mostBlocks: MOST_BLOCKS, keptState: 100 })
  expect(runtime.indexer.status().synced).toBe(true)
  expect(await runtime.indexer.discover(opened)).toBe(true)
  await runtime.indexer.sync()
  expect(whole.transfers).toHaveLength(4)
  expect(whole.safes[0]).toMatchObject({ saltNonce: '51', creator: owner1.address })
  expect(await dumpIndex(context.db.drizzle, isOfOpened)).toEqual(whole)
  const { safes } = await dumpIndex(context.db.drizzle)
  expect(safes.map(({ address }) => address)).toEqual([opened])
  walked = node.calls.get('eth_getLogs') ?? 0
})

test('behavior: a dropped account leaves no rows and is not followed; indexed again, it has the same ones', async () => {
  const { chain: runtime, context } = await openOnDemand({ mostBlocks: MOST_BLOCKS, keptState: 100 })
  const { indexer } = runtime
  for (const address of [opened, other]) expect(await indexer.discover(address)).toBe(true)
  await indexer.sync()
  const others = await dumpIndex(context.db.drizzle, (row) => row['safe'] === other || row['address'] === other)
  expect(await indexer.drop(opened)).toBe(true)
  expect(await indexer.drop(opened)).toBe(false)
  const { transactions, ...left } = await dumpIndex(context.db.drizzle, isOfOpened)
  expect(Object.values(left).flat()).toEqual([])
  expect(transactions).toEqual([])
  expect(await dumpIndex(context.db.drizzle, (row) => row['safe'] === other || row['address'] === other)).toEqual(
    others,
  )
  node.calls.clear()
  await indexer.sync()
  expect(await indexer.reindex(opened)).toBe(true)
  await indexer.sync()
  expect(await dumpIndex(context.db.drizzle, isOfOpened)).toEqual(whole)
  expect(await indexer.reindex(recipient)).toBe(false)
})

test('error: logs that a node left out deep in the history are found by the audit', async () => {
  const { chain: runtime, context } = await openOnDemand({ mostBlocks: MOST_BLOCKS, keptState: 100 })
  const received = whole.transfers.filter(({ kind, direction }) => kind === 'ERC20' && direction === 'INCOMING')
  expect(received).toHaveLength(2)
  node.faults.withheld = new Map(received.map(({ transactionHash }) => [String(transactionHash), 1]))
  expect(await runtime.indexer.discover(opened)).toBe(true)
  await runtime.indexer.sync()
  expect([...node.faults.withheld.values()]).toEqual([0, 0])
  expect(await dumpIndex(context.db.drizzle, isOfOpened)).toEqual(whole)
})

test('behavior: after the loss of the database, an account of the journal is indexed again without a request, found by old state', async () => {
  const { context } = await openOnDemand({ mostBlocks: MOST_BLOCKS })
  const { nonce, ...hashed } = await hashOnChain(chain.rpcUrl, opened, { to: recipient, nonce: 9n })
  const signature = await signSafeHash(hashed.safeTxHash, [owner1])
  const proposal = { proposer: owner1.address, proposedByDelegate: null, origin: null, note: null, trusted: true }
  await context.journal.record({
    kind: 'proposal',
    ...hashed,
    ...proposal,
    chainId: chain.chainId,
    safe: opened,
    nonce: Number(nonce),
    confirmations: [{ owner: owner1.address, signature }],
  })
  await context.db.transaction(clearProjection)
  node.calls.clear()
  service = await service?.reopen()
  await service?.chain.indexer.sync()
  expect(node.calls.get('eth_getCode')).toBeGreaterThan(10)
  expect(node.calls.get('eth_getLogs')).toBeLessThan(walked)
  const { safes, transfers, history, transactions } = await dumpIndex(service!.context.db.drizzle, isOfOpened)
  expect({ safes, transfers, history }).toEqual({
    safes: whole.safes,
    transfers: whole.transfers,
    history: whole.history,
  })
  expect(transactions).toHaveLength(2)
})

test('behavior: while the history is read the state is available, progress is reported, and a restart continues', async () => {
  const { context, chain: runtime } = await openOnDemand({ mostBlocks: MOST_BLOCKS, keptState: 100, delayMs: 120 })
  const app = await createHttpServer(context)
  const get = async (path: string) => (await app.inject({ url: `/v1/chains/${chain.chainId}${path}` })).json()
  try {
    // Takes longer than a request waits: the answer has the state, and the history follows.
    expect(await get(`/safes/${opened}`)).toMatchObject({ nonce: 1, threshold: 1, owners: [{}, {}] })
    // Progress is reported after the first step, whose duration depends on the load of the machine.
    const readProgress = async () => (await get('/about/indexing')).accounts[0]?.progress ?? null
    await expect.poll(readProgress, { timeout: 30_000, interval: 20 }).not.toBeNull()
    const status = await get('/about/indexing')
    expect(status).toMatchObject({ mode: 'onDemand', synced: true, progress: null })
    expect(status.accounts).toEqual([
      {
        address: opened,
        progress: expect.objectContaining({ toBlock: expect.any(Number), blocksPerSecond: expect.any(Number) }),
      },
    ])
    expect(status.accounts[0].progress.blockNumber).toBeLessThan(status.accounts[0].progress.toBlock)
  } finally {
    await runtime.indexer.stop()
    await app.close()
  }
  node.faults = { ...noFaults, mostBlocks: MOST_BLOCKS, keptState: 100 }
  service = await service?.reopen()
  await service?.chain.indexer.sync()
  const db = service!.context.db.drizzle
  expect(await dumpIndex(db, isOfOpened)).toEqual(whole)
  // New activity is indexed, of this account alone.
  await fund(chain.rpcUrl, opened, { native: 77n })
  await fund(chain.rpcUrl, other, { native: 78n })
  await service?.chain.indexer.sync()
  const after = await dumpIndex(db)
  expect(after.transfers.map(({ value }) => value)).toContain('77')
  expect(after.transfers.every((row) => isOfOpened(row))).toBe(true)
  expect(after.safes).toHaveLength(1)
})

test('behavior: after a restart a new account near the head costs a few requests, not a scan in small steps', async () => {
  service = await openTestContext(chain, config('full', node.url))
  await service.chain.indexer.sync()
  service = await service.reopen()
  await deploySafe(chain.rpcUrl, { owners, threshold: 1, saltNonce: 53n })
  node.calls.clear()
  await service.chain.indexer.sync()
  // By hash for each of its blocks, and once for the day before.
  expect(node.calls.get('eth_getLogs')).toBeLessThan(20)
})
