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
  fixture = await startFixture(() => now, { notifications: { allowPrivateAddresses: true, anyPushService: true } })
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

test('behavior: a call that waits in a Delay module of an account is announced once, also after a restart', async () => {
  await deployZodiacContracts(rpcUrl())
  const at = (name: string): Address => {
    const found = zodiacContracts.find((one) => one.name === name)
    if (!found) throw new Error(`No contract ${name}`)
    return found.address
  }
  const recoverer = spareKeys[0].address
  const made = async (isModule: boolean) => {
    const safe = await deploy(isModule ? 2 : 1)
    const request = { account: safe, recoverers: [recoverer], cooldown: 3600n, expiration: 600n, saltNonce: 1n }
    const { module, calls } = planRecovery(request, { factory: at('ModuleProxyFactory'), masterCopy: at('Delay') })
    // The last calls enable the module; without them it belongs to no account.
    for (const call of isModule ? calls : calls.filter(({ to }) => to !== safe))
      await executeSafeTransaction(rpcUrl(), { safe, signers, ...call })
    const { to, data } = announceAttempt(module, { to: safe, value: 0n, data: '0x', operation: 0 })
    const client = devClient(rpcUrl())
    await waitForReceipt(client, await client.sendTransaction({ account: recoverer, chain: null, to, data }))
    return { safe, module }
  }
  const { safe, module } = await made(true)
  const other = await made(false)
  const decrypt = await follow(safe)
  await index()
  await push.run()
  server.received.splice(0)
  // A node that refuses more than two blocks at once does not silence the alarm.
  const { runtime } = fixture
  const ranges: number[] = []
  const request = async (call: { method: string; params: [{ fromBlock: Hex; toBlock: Hex }] }) => {
    const [{ fromBlock, toBlock }] = call.params
    const blocks = Number(toBlock) - Number(fromBlock) + 1
    ranges.push(blocks)
    if (blocks > 2) throw new NodeError('oversized', 'node.example', 'at most 2 blocks')
    return devClient(rpcUrl()).request<{ Method: string; Parameters: unknown[]; ReturnType: unknown }>(call)
  }
  const client = Object.assign(Object.create(runtime.client), { request })
  const watch = createRecoveryWatch(fixture.context, { ...runtime, client })
  await watch.look()
  await watch.look()
  expect(Math.max(...ranges)).toBeGreaterThan(2)
  await createRecoveryWatch(fixture.context, fixture.runtime).look()
  const announced = async (account: Address) =>
    (await derivedOf(account)).filter(({ type }) => type === 'RECOVERY_ANNOUNCED')
  const reported = { type: 'RECOVERY_ANNOUNCED', chainId: CHAIN_ID, address: safe, module }
  expect(await announced(safe)).toEqual([expect.objectContaining(reported)])
  expect(await announced(other.safe)).toEqual([])
  await push.run()
  expect(server.received.map(({ body, headers }) => [decrypt(body), headers['urgency']])).toEqual([
    [{ ...reported, txHash: expect.stringMatching(/^0x/) }, 'high'],
  ])
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
