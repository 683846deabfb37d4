import { safeAbi } from '@countersign/chains'
import {
  demoOwners,
  deploySafe,
  devClient,
  executeSafeTransaction,
  fund,
  hashOnChain,
  sendTransaction,
  signSafeHash,
  spareKeys,
} from '@countersign/devchain'
import { and, eq } from 'drizzle-orm'
import { encodeFunctionData, parseEther, type Address, type Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmations, cursors, multisigTransactions, safes, transfers } from '../db/schema/schema.ts'
import type { PublishedEvent } from '../events/EventBus.ts'
import { openTestContext, startTestChain, type TestChain, type TestContext } from '../testing/testService.ts'

let chain: TestChain
let service: TestContext
let safe: Address
let salt = 1000n
const published: PublishedEvent[] = []
const [owner1, owner2] = demoOwners
const newOwner = spareKeys[1].address

beforeAll(async () => {
  chain = await startTestChain()
  service = await openTestContext(chain)
  service.context.bus.subscribe((event) => published.push(event))
})
afterAll(async () => {
  await service?.close()
  await chain?.devchain.stop()
})
beforeEach(async () => {
  salt += 1n
  const owners = [owner1.address, owner2.address]
  safe = (await deploySafe(chain.rpcUrl, { owners, threshold: 1, saltNonce: salt })).address
  await fund(chain.rpcUrl, safe, { native: parseEther('3') })
  await service.chain.indexer.sync()
  published.length = 0
})

const db = () => service.context.db.drizzle
const reorg = (depth: number) =>
  devClient(chain.rpcUrl).request<{ Method: 'anvil_reorg'; Parameters: unknown[]; ReturnType: unknown }>({
    method: 'anvil_reorg',
    params: [depth, []],
  })
const anvilRollback = (depth: number) =>
  devClient(chain.rpcUrl).request<{ Method: 'anvil_rollback'; Parameters: unknown[]; ReturnType: unknown }>({
    method: 'anvil_rollback',
    params: [depth],
  })
const readTransfers = () => db().select().from(transfers).where(eq(transfers.safe, safe))
const readTransaction = async (safeTxHash: Hex) =>
  (await db().select().from(multisigTransactions).where(eq(multisigTransactions.safeTxHash, safeTxHash)))[0]
const readSafe = async () => (await db().select().from(safes).where(eq(safes.address, safe)))[0]
const readCursor = async () => (await db().select().from(cursors))[0]

const readWords = async (safeTxHash: Hex) =>
  (await db().select().from(confirmations).where(eq(confirmations.safeTxHash, safeTxHash))).map(({ owner, source }) => [
    owner,
    source,
  ])
const approve = (hash: Hex, from: Address) =>
  sendTransaction(devClient(chain.rpcUrl), {
    from,
    to: safe,
    data: encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hash] }),
  })

const swapOwner = (from: Address, to: Address) =>
  executeSafeTransaction(chain.rpcUrl, {
    safe,
    to: safe,
    signers: [owner1],
    data: encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args: [owner1.address, from, to] }),
  })

/** Makes the next block later than all requests so far. */
async function letTimePass(): Promise<void> {
  const client = devClient(chain.rpcUrl)
  const { timestamp } = await client.getBlock()
  const now = BigInt(Math.floor(Date.now() / 1000))
  await client.setNextBlockTimestamp({ timestamp: (timestamp > now ? timestamp : now) + 3n })
}

async function propose(
  input: { to: Address; value?: bigint; nonce: bigint },
  signer = owner1,
  isSigned = true,
): Promise<Hex> {
  const { nonce, ...hashed } = await hashOnChain(chain.rpcUrl, safe, input)
  const signature = await signSafeHash(hashed.safeTxHash, [signer])
  await service.context.journal.record({
    kind: 'proposal',
    ...hashed,
    chainId: chain.chainId,
    safe,
    nonce: Number(nonce),
    proposer: isSigned ? signer.address : null,
    proposedByDelegate: null,
    origin: null,
    note: 'rent',
    trusted: isSigned,
    confirmations: isSigned ? [{ owner: signer.address, signature }] : [],
  })
  return hashed.safeTxHash
}

test('behavior: a deposit in a replaced block is removed and indexing continues', async () => {
  await fund(chain.rpcUrl, safe, { native: 5n })
  await service.chain.indexer.sync()
  expect(await readTransfers()).toHaveLength(2)
  await reorg(1)
  await service.chain.indexer.sync()
  expect((await readTransfers()).map(({ value }) => value)).toEqual([parseEther('3')])
  expect(published.map(({ event }) => event.type)).toContain('REORG_DETECTED')
  await fund(chain.rpcUrl, safe, { native: 6n })
  await service.chain.indexer.sync()
  expect((await readTransfers()).map(({ value }) => value)).toContain(6n)
})

test('behavior: a reorg deeper than the stored blocks is repaired in one transaction', async () => {
  const client = devClient(chain.rpcUrl)
  await client.mine({ blocks: 40 })
  // One run of blocks stores its last block and few others.
  await service.chain.indexer.sync()
  await fund(chain.rpcUrl, safe, { native: 5n })
  await client.mine({ blocks: 60 })
  await service.chain.indexer.sync()
  expect(await readTransfers()).toHaveLength(2)
  published.length = 0
  await reorg(90)
  await service.chain.indexer.sync()
  expect((await readTransfers()).map(({ value }) => value)).toEqual([parseEther('3')])
  expect(published.filter(({ event }) => event.type === 'REORG_DETECTED')).toHaveLength(1)
  expect((await readCursor())?.blockHash).toBe((await client.getBlock()).hash)
})

test('behavior: a proposal executed in a replaced block is queued again, with its signatures', async () => {
  const to = spareKeys[0].address
  const safeTxHash = await propose({ to, value: 9n, nonce: 0n })
  const proposed = await readTransaction(safeTxHash)
  await letTimePass()
  await executeSafeTransaction(chain.rpcUrl, { safe, to, value: 9n, signers: [owner2], nonce: 0n })
  await service.chain.indexer.sync()
  expect(await readTransaction(safeTxHash)).toMatchObject({ failed: false, executor: owner1.address, note: 'rent' })
  expect((await readTransaction(safeTxHash))?.modifiedAt).toBeGreaterThan(proposed?.modifiedAt ?? Infinity)
  expect((await readSafe())?.nonce).toBe(1)
  await reorg(1)
  await service.chain.indexer.sync()
  expect(await readTransaction(safeTxHash)).toMatchObject({
    executedTransactionHash: null,
    failed: null,
    executor: null,
    isProposed: true,
    note: 'rent',
    modifiedAt: proposed?.modifiedAt,
  })
  const left = await db().select().from(confirmations).where(eq(confirmations.safeTxHash, safeTxHash))
  expect(left.map(({ owner, source }) => [owner, source])).toEqual([[owner1.address, 'http']])
  expect((await readSafe())?.nonce).toBe(0)
})

test('behavior: a transaction without off-chain signatures is hidden again when its execution is removed', async () => {
  const to = spareKeys[0].address
  const safeTxHash = await propose({ to, value: 9n, nonce: 0n }, owner1, false)
  await executeSafeTransaction(chain.rpcUrl, { safe, to, value: 9n, signers: [owner2], nonce: 0n })
  await service.chain.indexer.sync()
  expect(await readTransaction(safeTxHash)).toMatchObject({ failed: false, trusted: true })
  await reorg(1)
  await service.chain.indexer.sync()
  expect(await readTransaction(safeTxHash)).toMatchObject({ executedTransactionHash: null, trusted: false })
})

test('behavior: a transaction that only the chain had is deleted with its block', async () => {
  const executed = await executeSafeTransaction(chain.rpcUrl, { safe, to: spareKeys[0].address, signers: [owner1] })
  await service.chain.indexer.sync()
  expect(await readTransaction(executed.safeTxHash)).toBeDefined()
  await reorg(1)
  await service.chain.indexer.sync()
  expect(await readTransaction(executed.safeTxHash)).toBeUndefined()
})

test("behavior: the removal of an owner voids the owner's confirmations, and a reorg restores both", async () => {
  const safeTxHash = await propose({ to: spareKeys[0].address, value: 1n, nonce: 5n }, owner2)
  const count = async () =>
    (await db().select().from(confirmations).where(eq(confirmations.safeTxHash, safeTxHash))).length
  await letTimePass()
  await swapOwner(owner2.address, newOwner)
  await service.chain.indexer.sync()
  expect((await readSafe())?.owners).toEqual([owner1.address, newOwner])
  expect(await count()).toBe(0)
  await reorg(1)
  await service.chain.indexer.sync()
  expect((await readSafe())?.owners).toEqual([owner1.address, owner2.address])
  expect(await count()).toBe(1)
})

test('error: confirmations of a removed owner are not restored for a proposal that was deleted and created again', async () => {
  const again = { to: spareKeys[0].address, value: 4n, nonce: 5n }
  const safeTxHash = await propose(again, owner2)
  await letTimePass()
  await swapOwner(owner2.address, newOwner)
  await service.chain.indexer.sync()
  await service.context.journal.record({
    kind: 'deletion',
    chainId: chain.chainId,
    safe,
    safeTxHash,
    deletedBy: owner2.address,
  })
  await propose(again, owner1)
  await reorg(1)
  await service.chain.indexer.sync()
  expect((await readSafe())?.owners).toEqual([owner1.address, owner2.address])
  expect(await readWords(safeTxHash)).toEqual([[owner1.address, 'http']])
})

test('error: an approval that was set aside is not restored when its own block is replaced too', async () => {
  const safeTxHash = await propose({ to: spareKeys[0].address, value: 1n, nonce: 5n }, owner1)
  await approve(safeTxHash, owner2.address)
  await swapOwner(owner2.address, newOwner)
  await service.chain.indexer.sync()
  await reorg(2)
  await service.chain.indexer.sync()
  expect((await readSafe())?.owners).toEqual([owner1.address, owner2.address])
  expect((await readWords(safeTxHash)).map(([owner]) => owner)).toEqual([owner1.address])
})

test('error: an approval on chain counts again when the owner’s signature is deleted with its proposal', async () => {
  const safeTxHash = await propose({ to: spareKeys[0].address, value: 2n, nonce: 5n }, owner2)
  await approve(safeTxHash, owner2.address)
  await service.chain.indexer.sync()
  expect(await readWords(safeTxHash)).toEqual([[owner2.address, 'http']])
  await service.context.journal.record({
    kind: 'deletion',
    chainId: chain.chainId,
    safe,
    safeTxHash,
    deletedBy: owner2.address,
  })
  expect(await readWords(safeTxHash)).toEqual([[owner2.address, 'approveHash']])
  await reorg(1)
  await service.chain.indexer.sync()
  expect(await readWords(safeTxHash)).toEqual([])
})

test('error: an owner who was removed, added again and approved within one run of blocks has approved', async () => {
  const safeTxHash = await propose({ to: spareKeys[0].address, value: 3n, nonce: 5n }, owner2)
  await letTimePass()
  await swapOwner(owner2.address, newOwner)
  await swapOwner(newOwner, owner2.address)
  await approve(safeTxHash, owner2.address)
  await service.chain.indexer.sync()
  expect(await readWords(safeTxHash)).toEqual([[owner2.address, 'approveHash']])
})

test('behavior: a chain that became shorter is followed down and up again', async () => {
  await fund(chain.rpcUrl, safe, { native: 5n })
  await service.chain.indexer.sync()
  const before = await readCursor()
  await anvilRollback(1)
  await service.chain.indexer.sync()
  expect(await readTransfers()).toHaveLength(1)
  expect((await readCursor())?.blockNumber).toBe((before?.blockNumber ?? 0) - 1)
  expect((await readSafe())?.stateBlock).toBeGreaterThan(0)
  await fund(chain.rpcUrl, safe, { native: 7n })
  await service.chain.indexer.sync()
  expect((await readTransfers()).map(({ value }) => value)).toContain(7n)
})

test('behavior: another chain at the same position leaves no account behind', async () => {
  const safeTxHash = await propose({ to: spareKeys[0].address, nonce: 0n })
  const other = await startTestChain()
  service = await service.reopen(other)
  try {
    await service.chain.indexer.sync()
    const rows = await db()
      .select()
      .from(safes)
      .where(and(eq(safes.chainId, chain.chainId), eq(safes.address, safe)))
    expect(rows).toEqual([])
    expect(await readTransaction(safeTxHash)).toMatchObject({ isProposed: true })
  } finally {
    await other.devchain.stop()
  }
})
