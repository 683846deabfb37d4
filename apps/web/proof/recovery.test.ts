import { delayAbi, zodiacContracts, safeDeployments } from '@countersign/chains'
import {
  demoOwners,
  deployZodiacContracts,
  devClient,
  executeSafeTransaction,
  spareKeys,
  waitForReceipt,
  type DevClient,
} from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import {
  buildBatch,
  enableModule,
  encodeMultiSend,
  encodeOwnerSteps,
  planOwners,
  type MultiSendCall,
} from '@countersign/safe'
import { announceAttempt, cancelAttempts, planRecovery, TRANSACTION_ADDED } from '@countersign/safe/recovery'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alarmsOf } from '../src/data/recovery/alarmsOf.ts'
import { blocksAtTime, timeOfBlock } from '../src/data/recovery/blocksAtTime.ts'
import { delayModulesAmong } from '../src/data/recovery/delayModulesAmong.ts'
import { readRecoveries } from '../src/data/recovery/readRecoveries.ts'
import { readWaitingRecoveries } from '../src/data/recovery/readWaitingRecoveries.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { chainFixture } from '../src/data/chain-access/chainFixture.ts'
import { createDecoder, publishedAbis } from '@countersign/describe/decoder'
import { targetAt } from '../src/data/chain-access/targetStore.ts'
import { startLyingNode } from './lyingNode.ts'
import { setStage, type Stage } from './testStage.ts'

let stage: Stage
let client: DevClient
let salt = 0n

beforeAll(async () => {
  stage = await setStage()
  client = devClient(stage.devchain.rpcUrl)
  await deployZodiacContracts(stage.devchain.rpcUrl)
})
afterAll(() => stage.devchain.stop())

const recoverer = spareKeys[0].address
const signers = [demoOwners[0], demoOwners[1]]
const owners = demoOwners.slice(0, 3).map(({ address }) => address)
const at = (name: string): Address => zodiacContracts.find((one) => one.name === name)!.address
const multiSend = safeDeployments['1.4.1'].MultiSendCallOnly![0]!.address

const batch = (calls: readonly MultiSendCall[]): MultiSendCall =>
  calls.length === 1 ? calls[0]! : { to: multiSend, value: 0n, data: encodeMultiSend(calls), operation: 1 }

async function setUp(cooldown = 3600n, expiration = 600n) {
  const safe = await stage.deploy('1.4.1', 2)
  const plan = { account: safe, recoverers: [recoverer], cooldown, expiration, saltNonce: salt++ }
  const { module, calls } = planRecovery(plan, { factory: at('ModuleProxyFactory'), masterCopy: at('Delay') })
  await executeSafeTransaction(stage.devchain.rpcUrl, { safe, signers, ...batch(calls) })
  return { safe, module }
}
const announce = async (safe: Address, module: Address, next: Address[], threshold: number) => {
  const from = { account: safe, owners, threshold: 2 }
  const calls = encodeOwnerSteps(from, planOwners(from, { owners: next, threshold })).map(({ call }) => call)
  const { to, data } = announceAttempt(module, batch(calls))
  await waitForReceipt(client, await client.sendTransaction({ account: recoverer, chain: null, to, data }))
}
const wait = async (seconds: number) => {
  await client.increaseTime({ seconds })
  await client.mine({ blocks: 1 })
}

test('behavior: a module is read completely, with the effect and the author of its attempt', async () => {
  const { safe, module } = await setUp()
  await announce(safe, module, [recoverer], 1)
  await client.mine({ blocks: 7 })
  const [recovery] = await readRecoveries(stage.chain, safe)
  expect(recovery).toMatchObject({
    address: module,
    account: safe,
    owner: safe,
    avatar: safe,
    target: safe,
    cooldown: 3600n,
    expiration: 600n,
    txNonce: 0n,
    queueNonce: 1n,
    recoverers: [recoverer],
    now: { owners, threshold: 2 },
    hasMore: false,
  })
  expect(recovery?.attempts).toMatchObject([
    {
      nonce: 0n,
      announced: {
        known: true,
        recoverer,
        meaning: { kind: 'owners', after: { owners: [recoverer], threshold: 1 }, stays: [], comes: [recoverer] },
      },
    },
  ])
  const [alarm] = alarmsOf(stage.chain, recovery ? [recovery] : [], [], 0n)
  expect(alarm).toMatchObject({ safe, isExpected: false, attempt: { nonce: 0n } })
})

test('behavior: an attempt stays an alarm after its notice, until it has lapsed or is cancelled', async () => {
  const { safe, module } = await setUp(60n, 60n)
  await announce(safe, module, [recoverer], 1)
  const alarms = async () => alarmsOf(stage.chain, await readRecoveries(stage.chain, safe), [], 0n)
  expect(await alarms()).toHaveLength(1)
  await wait(61)
  expect(await alarms()).toHaveLength(1)
  await wait(120)
  expect(await alarms()).toHaveLength(0)
  const second = await setUp()
  await announce(second.safe, second.module, [recoverer], 1)
  const cancel = cancelAttempts({ address: second.module, queueNonce: 1n })
  await executeSafeTransaction(stage.devchain.rpcUrl, { safe: second.safe, signers, ...cancel })
  expect(await readRecoveries(stage.chain, second.safe)).toMatchObject([{ txNonce: 1n, attempts: [] }])
})

test('behavior: only the expected attempt is marked', async () => {
  const { safe, module } = await setUp()
  await announce(safe, module, [recoverer], 1)
  const recoveries = await readRecoveries(stage.chain, safe)
  const [attempt] = recoveries[0]!.attempts
  const expected = { chainId: stage.chain.chainId, module, nonce: '0', hash: attempt!.hash }
  expect(alarmsOf(stage.chain, recoveries, [expected], 0n)).toMatchObject([{ isExpected: true }])
  const other = { ...expected, hash: `0x${'1'.repeat(64)}` as const }
  expect(alarmsOf(stage.chain, recoveries, [other], 0n)).toMatchObject([{ isExpected: false }])
  await announce(safe, module, [recoverer], 1)
  expect(alarmsOf(stage.chain, await readRecoveries(stage.chain, safe), [expected], 0n)).toMatchObject([
    { isExpected: false },
  ])
})

test('security: a node that returns another call than the module stores is reported, and its answer is not shown', async () => {
  const { safe, module } = await setUp()
  const harmless = { safe, module }
  await announce(safe, module, [recoverer], 1)
  const [log] = await client.getContractEvents({
    address: harmless.module,
    abi: delayAbi,
    eventName: 'TransactionAdded',
    fromBlock: 0n,
  })
  const words = log!.data.slice(2)
  const lie = {
    address: module,
    topics: log!.topics,
    // Another target, as if the attempt concerned another contract.
    data: `0x${demoOwners[2].address.slice(2).toLowerCase().padStart(64, '0')}${words.slice(64)}`,
    blockNumber: `0x${log!.blockNumber.toString(16)}`,
    transactionHash: log!.transactionHash,
  }
  const node = await startLyingNode(stage.devchain.rpcUrl, { eth_getLogs: [lie] })
  const rpc = { authentication: 'NO_AUTHENTICATION' as const, value: node.url }
  const chain = { ...chainFixture({ rpcUri: rpc, publicRpcUri: rpc }), chainId: '99001' }
  const [recovery] = await readRecoveries(chain, safe)
  expect(log!.topics[0]).toBe(TRANSACTION_ADDED)
  expect(recovery?.attempts).toMatchObject([
    {
      nonce: 0n,
      announced: { known: false, reason: expect.stringContaining('differs from the hash that the module stores') },
    },
  ])
  // The alarm does not depend on the log.
  expect(alarmsOf(chain, recovery ? [recovery] : [], [], 0n)).toHaveLength(1)
  await node.stop()
  const silent = await startLyingNode(stage.devchain.rpcUrl, { eth_getLogs: [] })
  const quiet = { authentication: 'NO_AUTHENTICATION' as const, value: silent.url }
  const second = { ...chainFixture({ rpcUri: quiet, publicRpcUri: quiet }), chainId: '99002' }
  expect(await readRecoveries(second, safe)).toMatchObject([
    { attempts: [{ announced: { known: false, reason: expect.stringContaining('no event') } }] },
  ])
  await silent.stop()
})

test('security: only a proxy of the published code counts as a Delay module', async () => {
  const { module } = await setUp()
  const other: Address = `0x${'77'.repeat(20)}`
  const code = (await client.getCode({ address: module })) ?? '0x'
  await client.setCode({ address: other, bytecode: code })
  const foreign: Address = `0x${'78'.repeat(20)}`
  await client.setCode({
    address: foreign,
    bytecode: `0x${code.slice(2).replace(at('Delay').slice(2).toLowerCase(), at('Roles').slice(2).toLowerCase())}`,
  })
  const longer: Address = `0x${'79'.repeat(20)}`
  await client.setCode({ address: longer, bytecode: `${code}00` })
  expect(await delayModulesAmong(stage.chain, [module, other, foreign, longer, at('Delay')])).toEqual([module, other])
})

test('behavior: fifty accounts are read by a few requests, and the one with a waiting attempt is found', async () => {
  const { safe, module } = await setUp()
  await announce(safe, module, [recoverer], 1)
  const quiet = await Promise.all(Array.from({ length: 4 }, () => stage.deploy('1.4.1', 2)))
  const many = Array.from({ length: 50 }, (_, index) => quiet[index % 4]!)
  const requests: number[] = []
  const original = globalThis.fetch
  globalThis.fetch = async (...args) => {
    requests.push(1)
    return original(...args)
  }
  try {
    const none = await readWaitingRecoveries(stage.chain, many)
    expect(none).toEqual({ recoveries: [], unread: 0 })
    expect(requests.length).toBeLessThanOrEqual(2)
    const found = await readWaitingRecoveries(stage.chain, [...many, safe, `0x${'80'.repeat(20)}`])
    expect(found.recoveries).toMatchObject([{ account: safe, address: module }])
  } finally {
    globalThis.fetch = original
  }
})

test('behavior: the blocks of a time are found, also several of one second', async () => {
  const ask = (method: string, params: readonly unknown[]): Promise<unknown> =>
    client.request({ method, params } as never)
  const head = await client.getBlock()
  const point = { block: head.number, time: head.timestamp }
  for (const back of [0n, 1n, 3n, head.number]) {
    const block = head.number - back
    const time = await timeOfBlock(ask, block)
    const found = await blocksAtTime(ask, time, point)
    expect(found!.from <= block && block <= found!.to).toBe(true)
  }
  expect(await blocksAtTime(ask, head.timestamp + 5n, point)).toBeNull()
  const times = new Map([100n, 110n, 110n, 110n, 130n].map((time, block) => [block, time]))
  const fast = async (_: string, [block]: readonly unknown[]) => ({
    number: String(block),
    timestamp: `0x${times.get(Number(block))!.toString(16)}`,
  })
  expect(await blocksAtTime(fast, 110n, { block: 4n, time: 130n })).toEqual({ from: 1n, to: 3n })
  expect(await blocksAtTime(fast, 120n, { block: 4n, time: 130n })).toBeNull()
  expect(await blocksAtTime(fast, 100n, { block: 4n, time: 130n })).toEqual({ from: 0n, to: 0n })
})

const review = (safe: Address, calls: readonly MultiSendCall[], nonce: bigint, modules: readonly Address[] = []) =>
  readReview({
    chain: stage.chain,
    safe,
    transaction: buildBatch({ calls, nonce, multiSend }),
    details: null,
    service: stage.serviceState(safe).then((state) => ({
      ...state,
      modules: modules.map((value) => ({ value, name: null, logoUri: null })),
    })),
    queuedNonces: Promise.resolve([]),
    askedHash: null,
    sender: demoOwners[0].address,
  })

test('behavior: the review of a new recovery names the recoverer and the notice, without a danger', async () => {
  const safe = await stage.deploy('1.4.1', 2)
  const plan = { account: safe, recoverers: [recoverer], cooldown: 1_209_600n, expiration: 0n, saltNonce: salt++ }
  const { calls, module } = planRecovery(plan, { factory: at('ModuleProxyFactory'), masterCopy: at('Delay') })
  const { checks } = await review(safe, calls, 0n)
  expect(checks.filter(({ verdict }) => verdict === 'danger')).toEqual([])
  expect(checks.filter(({ id }) => id === 'settings')).toMatchObject([
    { verdict: 'caution', reason: expect.stringMatching(/new Zodiac Delay.*notice of 14 days/) },
  ])
  await executeSafeTransaction(stage.devchain.rpcUrl, { safe, signers, ...batch(calls) })
  await announce(safe, module, [recoverer], 1)
  const cancelled = await review(safe, [cancelAttempts({ address: module, queueNonce: 1n })], 1n, [module])
  expect(cancelled.checks.filter(({ verdict }) => verdict === 'danger')).toEqual([])
  expect(cancelled.checks.filter(({ id }) => id === 'settings')).toMatchObject([
    { verdict: 'verified', title: 'This cancels announced recoveries' },
  ])
})

test('security: the review of a module that another address controls is a danger', async () => {
  const safe = await stage.deploy('1.4.1', 2)
  const plan = {
    account: recoverer,
    recoverers: [demoOwners[0].address],
    cooldown: 60n,
    expiration: 0n,
    saltNonce: salt++,
  }
  const { calls, module } = planRecovery(plan, { factory: at('ModuleProxyFactory'), masterCopy: at('Delay') })
  const { checks } = await review(safe, [calls[0]!, enableModule(safe, module)], 0n)
  expect(checks.find(({ id }) => id === 'settings')).toMatchObject({
    verdict: 'danger',
    reason: expect.stringContaining(`is controlled by ${recoverer}`),
  })
})

test('behavior: calls of a module are decoded by the published ABI after its code was compared', async () => {
  const { module } = await setUp()
  const { data } = cancelAttempts({ address: module, queueNonce: 1n })
  const selector = '0x46ba2307'
  const target = await targetAt(stage.chain, module, selector, await client.getBlockNumber())
  expect(publishedAbis(module, target)).toMatchObject([{ certainty: { kind: 'code', contract: 'Zodiac Delay 1.0.1' } }])
  expect(publishedAbis(module, null)).toEqual([])
  const decode = createDecoder({ addedFor: () => undefined, targetOf: () => target })
  expect(decode(data, module)).toMatchObject({ recovery: { act: 'cancel', nonce: 1n } })
  const unread = createDecoder({ addedFor: () => undefined })
  expect(unread(data, module).recovery ?? null).toBeNull()
})
