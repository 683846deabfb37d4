import { zodiacContracts } from '@countersign/chains'
import {
  demoOwners,
  deploySafe,
  deployZodiacContracts,
  devClient,
  executeSafeTransaction,
  signSafeHash,
  spareKeys,
  waitForReceipt,
} from '@countersign/devchain'
import type { Address, Hex } from '@countersign/primitives'
import { encodeOwnerSteps, planOwners } from '@countersign/safe'
import { announceAttempt, planRecovery } from '@countersign/safe/recovery'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { RpcRequestError } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { events } from '../../db/schema/schema.ts'
import { NodeError } from '../../chain/rpc/NodeError.ts'
import { buildProposal } from '../../testing/buildProposal.ts'
import { createPushBrowser } from '../../testing/createPushBrowser.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../../testing/startFixture.ts'
import { type HttpReceiver, startHttpReceiver } from '../../testing/startHttpReceiver.ts'
import { createDispatcher, type Dispatcher } from './createDispatcher.ts'
import { createLead } from './createLead.ts'
import { createPushReceiver } from './createPushReceiver.ts'
import { createReadyReceiver } from './createReadyReceiver.ts'
import { createRecoveryWatch, startRecoveryWatch } from './startRecoveryWatch.ts'

const [first, second, third] = demoOwners
const signers = [first, second]
let now = Date.now()
let fixture: Fixture
let server: HttpReceiver
let ready: Dispatcher
let push: Dispatcher

beforeAll(async () => {
  server = await startHttpReceiver()
  fixture = await startFixture(() => now, {
    notifications: { allowPrivateAddresses: true, pushServices: ['127.0.0.1'] },
  })
  ready = createDispatcher(fixture.context, [createReadyReceiver(fixture.context)], createLead(fixture.context.db))
  push = createDispatcher(fixture.context, [createPushReceiver(fixture.context)], createLead(fixture.context.db))
})
afterAll(async () => {
  await fixture?.stop()
  await server?.stop()
})
beforeEach(async () => {
  now = await chainTime()
  await ready.prepare()
  await push.prepare()
  await push.run()
  server.received.splice(0)
})

const rpcUrl = () => fixture.devchain.rpcUrl
const mine = (blocks: number) => devClient(rpcUrl()).mine({ blocks })
const chainTime = async () => Number((await devClient(rpcUrl()).getBlock()).timestamp) * 1000
const index = async () => {
  now = await chainTime()
  await fixture.runtime.indexer.sync()
}

const DERIVED = ['READY_TO_EXECUTE', 'SETTINGS_CHANGED', 'RECOVERY_ANNOUNCED']
async function derivedOf(safe: Address) {
  const rows = await fixture.context.db.drizzle
    .select({ body: events.body })
    .from(events)
    .where(and(eq(events.safe, safe), inArray(events.type, DERIVED)))
    .orderBy(asc(events.id))
  return rows.map(({ body }) => body)
}

/** Beyond those of the demo accounts. */
let salt = 1000n
async function deploy(threshold = 2): Promise<Address> {
  const { address } = await deploySafe(rpcUrl(), {
    version: '1.4.1',
    owners: demoOwners.slice(0, 3).map((key) => key.address),
    threshold,
    saltNonce: salt++,
  })
  await index()
  return address
}

async function follow(safe: Address): Promise<(body: Buffer) => unknown> {
  const browser = createPushBrowser(`${server.url}/${safe}`)
  const safes = [{ chainId: CHAIN_ID, address: safe, notificationTypes: DERIVED }]
  const answer = await fetch(`${fixture.url}/v1/notifications/push`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...browser.subscription, safes }),
  })
  expect(answer.status).toBe(201)
  return (body) => browser.decrypt(body)
}

test('behavior: a transaction is ready once its last signature is there, and again never; a later one when its turn comes', async () => {
  const safe = await deploy()
  const decrypt = await follow(safe)
  const params = { chainId: CHAIN_ID, safe }
  const propose = async (nonce: bigint, keys: [typeof first, ...(typeof first)[]]) => {
    const body = await buildProposal(rpcUrl(), safe, { to: spareKeys[0].address, value: 0n, nonce }, keys)
    await fixture.api.proposeTransaction({ params, body })
    return body.safeTxHash
  }
  const confirm = async (hash: Hex, key: typeof first) => {
    now += 1000
    await fixture.api.confirmTransaction({
      params: { chainId: CHAIN_ID, safeTxHash: hash },
      body: { signature: await signSafeHash(hash, [key]) },
    })
  }
  const next = await propose(0n, [first])
  const later = await propose(1n, [first, third])
  await ready.run()
  expect(await derivedOf(safe)).toEqual([])
  await confirm(next, second)
  await ready.run()
  await confirm(next, third)
  await ready.run()
  const reported = { type: 'READY_TO_EXECUTE', chainId: CHAIN_ID, address: safe }
  expect(await derivedOf(safe)).toEqual([expect.objectContaining({ ...reported, safeTxHash: next })])
  await push.run()
  expect(server.received.splice(0).map(({ body }) => decrypt(body))).toEqual([{ ...reported, safeTxHash: next }])

  await executeSafeTransaction(rpcUrl(), { safe, signers, to: spareKeys[0].address, value: 0n })
  await index()
  await ready.run()
  expect((await derivedOf(safe)).map(({ safeTxHash }) => safeTxHash)).toEqual([next, later])
})

test('behavior: one event names what a transaction changed; a creation and a payment cause none', async () => {
  const safe = await deploy()
  const decrypt = await follow(safe)
  await executeSafeTransaction(rpcUrl(), { safe, signers, to: spareKeys[0].address, value: 0n })
  await index()
  expect(await derivedOf(safe)).toEqual([])
  const from = { account: safe, owners: demoOwners.slice(0, 3).map(({ address }) => address), threshold: 2 }
  const plan = planOwners(from, { owners: [...from.owners, spareKeys[0].address], threshold: 3 })
  for (const { call } of encodeOwnerSteps(from, plan))
    await executeSafeTransaction(rpcUrl(), { safe, signers, ...call })
  await index()
  const reported = { type: 'SETTINGS_CHANGED', chainId: CHAIN_ID, address: safe, txHash: expect.stringMatching(/^0x/) }
  expect(await derivedOf(safe)).toEqual([expect.objectContaining({ ...reported, changed: 'owners,threshold' })])
  await push.run()
  expect(server.received.splice(0).map(({ body }) => decrypt(body))).toEqual([reported])
})

const recoverer = spareKeys[0].address
const zodiac = (name: string): Address => {
  const found = zodiacContracts.find((one) => one.name === name)
  if (!found) throw new Error(`No contract ${name}`)
  return found.address
}

/** A new account with a Delay module. */
async function deployRecoverable(isModule = true): Promise<{ safe: Address; module: Address }> {
  await deployZodiacContracts(rpcUrl())
  const safe = await deploy(isModule ? 2 : 1)
  const request = { account: safe, recoverers: [recoverer], cooldown: 3600n, expiration: 600n, saltNonce: 1n }
  const { module, calls } = planRecovery(request, {
    factory: zodiac('ModuleProxyFactory'),
    masterCopy: zodiac('Delay'),
  })
  // The last calls enable the module; without them it belongs to no account.
  for (const call of isModule ? calls : calls.filter(({ to }) => to !== safe))
    await executeSafeTransaction(rpcUrl(), { safe, signers, ...call })
  return { safe, module }
}

/** @returns the block of the announcement */
async function announce({ safe, module }: { safe: Address; module: Address }): Promise<number> {
  const { to, data } = announceAttempt(module, { to: safe, value: 0n, data: '0x', operation: 0 })
  const client = devClient(rpcUrl())
  const receipt = await waitForReceipt(
    client,
    await client.sendTransaction({ account: recoverer, chain: null, to, data }),
  )
  return Number(receipt.blockNumber)
}

const announced = async (account: Address) =>
  (await derivedOf(account)).filter(({ type }) => type === 'RECOVERY_ANNOUNCED')

type LogsCall = { method: string; params: [{ fromBlock: Hex; toBlock: Hex; address?: Address[] }] }

/** A chain whose node refuses what `refuse` throws an error for. */
function withNode(refuse: (from: number, to: number, filter: LogsCall['params'][0]) => void) {
  const { runtime } = fixture
  const request = async (call: LogsCall) => {
    const [filter] = call.params
    refuse(Number(filter.fromBlock), Number(filter.toBlock), filter)
    return devClient(rpcUrl()).request<{ Method: string; Parameters: unknown[]; ReturnType: unknown }>(call)
  }
  return { ...runtime, client: Object.assign(Object.create(runtime.client), { request }) }
}

const refusal = (message: string) =>
  new RpcRequestError({ body: {}, url: 'node.example', error: { code: -32000, message } })

test('behavior: a call that waits in a Delay module of an account is announced once, also after a restart', async () => {
  const account = await deployRecoverable()
  await announce(account)
  const other = await deployRecoverable(false)
  await announce(other)
  const { safe, module } = account
  const decrypt = await follow(safe)
  await index()
  await push.run()
  server.received.splice(0)
  // A node that refuses more than two blocks at once does not silence the alarm.
  const ranges: number[] = []
  const chain = withNode((from, to) => {
    ranges.push(to - from + 1)
    if (to - from + 1 > 2) throw new NodeError('oversized', 'node.example', 'at most 2 blocks')
  })
  const watch = createRecoveryWatch(fixture.context, chain)
  await watch.look()
  await watch.look()
  watch.stop()
  expect(Math.max(...ranges)).toBeGreaterThan(2)
  await lookOnce()
  const reported = { type: 'RECOVERY_ANNOUNCED', chainId: CHAIN_ID, address: safe, module }
  expect(await announced(safe)).toEqual([expect.objectContaining(reported)])
  expect(await announced(other.safe)).toEqual([])
  await push.run()
  expect(server.received.map(({ body, headers }) => [decrypt(body), headers['urgency']])).toEqual([
    [{ ...reported, txHash: expect.stringMatching(/^0x/) }, 'high'],
  ])
})

async function lookOnce(chain = fixture.runtime): Promise<void> {
  const watch = createRecoveryWatch(fixture.context, chain)
  await watch.look()
  watch.stop()
}

test('error: a node that refuses requests without contracts is asked for those of the modules', async () => {
  const account = await deployRecoverable()
  await announce(account)
  await index()
  await lookOnce(
    withNode((_from, _to, { address }) => {
      if (address === undefined) throw refusal('specify an address in your request')
    }),
  )
  expect(await announced(account.safe)).toHaveLength(1)
})

test('error: a block whose logs the nodes refuse is left out after three looks, with a warning and a metric, and later blocks are searched', async () => {
  const { context } = fixture
  const [lost, account] = [await deployRecoverable(), await deployRecoverable()]
  const bad = await announce(lost)
  await announce(account)
  await index()
  const chain = withNode((from, to) => {
    if (from <= bad && bad <= to) throw refusal('query returned more than 10000 results')
  })
  const warn = vi.fn()
  const watch = createRecoveryWatch({ ...context, log: { ...context.log, warn } }, chain)
  onTestFinished(watch.stop)
  const count = async () =>
    (await context.metrics.registry.getSingleMetric('countersign_recovery_blocks_unread_total')?.get())?.values[0]
      ?.value
  for (const _look of [1, 2]) await expect(watch.look()).rejects.toThrow('more than 10000 results')
  expect([await announced(account.safe), await count(), warn.mock.calls]).toEqual([[], 0, []])
  await watch.look()
  expect(await announced(account.safe)).toHaveLength(1)
  expect(await announced(lost.safe)).toEqual([])
  expect(await count()).toBe(1)
  expect(warn.mock.calls).toEqual([
    [
      expect.stringContaining('1 blocks'),
      { chainId: CHAIN_ID, firstBlock: bad, lastBlock: bad, error: expect.stringContaining('10000') },
    ],
  ])
})

test('error: an announcement that came in a replaced block is found there', async () => {
  const account = await deployRecoverable()
  await index()
  const watch = createRecoveryWatch(fixture.context, fixture.runtime)
  onTestFinished(watch.stop)
  const snapshot = await devClient(rpcUrl()).snapshot()
  await mine(3)
  await index()
  await watch.look()
  await devClient(rpcUrl()).revert({ id: snapshot })
  await announce(account)
  await mine(3)
  await index()
  await watch.look()
  expect(await announced(account.safe)).toHaveLength(1)
})

test('error: a recovery that was announced during an outage of the nodes of hours is reported after it', async () => {
  const account = await deployRecoverable()
  await index()
  const watch = createRecoveryWatch(fixture.context, fixture.runtime)
  onTestFinished(watch.stop)
  await watch.look()
  await announce(account)
  await index()
  now += 5 * 3_600_000
  await watch.look()
  expect(await announced(account.safe)).toHaveLength(1)
})

test('behavior: a chain whose nodes do not answer does not keep announced recoveries of other chains from being found', async () => {
  const { context, runtime } = fixture
  let answer = (_logs: []) => {}
  const silence = new Promise<[]>((resolve) => (answer = resolve))
  const asking = (request: () => Promise<unknown>) => ({
    ...runtime,
    client: Object.assign(Object.create(runtime.client), { request }),
  })
  const dead = asking(() => silence)
  const request = vi.fn(async () => [])
  const chains = new Map([
    ['1', dead],
    ['2', asking(request)],
  ])
  const watch = startRecoveryWatch({ ...context, chains }, 1)
  onTestFinished(() => {
    answer([])
    return watch.stop()
  })
  await vi.waitFor(() => expect(request).toHaveBeenCalled(), { timeout: 10_000 })
  const before = request.mock.calls.length
  await deploy(1)
  await index()
  await vi.waitFor(() => expect(request.mock.calls.length).toBeGreaterThan(before), { timeout: 10_000 })
})
