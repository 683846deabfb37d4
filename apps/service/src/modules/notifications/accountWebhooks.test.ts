import type { AccountWebhook, WebhookDelivery } from '@countersign/api'
import { demoOwners, spareKeys } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { deliveryLog, notificationWebhooks } from '../../db/schema/durableSchema.ts'
import { safes } from '../../db/schema/schema.ts'
import { endWebhooks } from '../../housekeeping/endWebhooks.ts'
import { storeEvents } from '../../events/storeEvents.ts'
import { issueToken } from '../../session/sessionToken.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../../testing/startFixture.ts'
import { type HttpReceiver, startHttpReceiver } from '../../testing/startHttpReceiver.ts'
import { createAccountWebhookReceiver } from './createAccountWebhookReceiver.ts'
import { readWaitingDeliveries } from './readWaitingDeliveries.ts'
import { createDispatcher, type Dispatcher } from './createDispatcher.ts'
import { createLead } from './createLead.ts'

const [alice, bob] = demoOwners
const stranger = spareKeys[4]
const PATH = '/v1/notifications/webhooks'

let fixture: Fixture
let receiver: HttpReceiver
let dispatcher: Dispatcher
beforeAll(async () => {
  fixture = await startFixture(undefined, {
    notifications: { webhooksPerAccount: 3, webhooksPerOwner: 2 },
  })
})
afterAll(() => fixture?.stop())
beforeEach(async () => {
  receiver = await startHttpReceiver()
  allowHosts(receiver)
  dispatcher = createDispatcher(
    fixture.context,
    [createAccountWebhookReceiver(fixture.context)],
    createLead(fixture.context.db),
  )
  await dispatcher.prepare()
  await dispatcher.run()
})
afterEach(async () => {
  await fixture.context.db.drizzle.delete(notificationWebhooks)
  await fixture.context.db.drizzle.delete(deliveryLog)
  await receiver.stop()
})

function allowHosts(...receivers: readonly HttpReceiver[]): void {
  fixture.context.config.notifications.privateHosts = receivers.map(({ url }) => new URL(url).host)
}

async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, key: { address: string } | null, body?: object) {
  const { context, app } = fixture
  const address = demoOwners.find((one) => one === key)?.address ?? stranger.address
  const expiresAt = context.clock() + 60_000
  const token = key === null ? '' : await issueToken(context, { address, chainId: CHAIN_ID, expiresAt })
  return app.inject({
    method,
    url: path,
    headers: { host: 'localhost:4180', ...(key === null ? {} : { cookie: `access_token=${token}` }) },
    ...(body === undefined ? {} : { payload: body }),
  })
}

const request = (more: object = {}) => ({
  chainId: CHAIN_ID,
  safe: fixture.account.address,
  url: `${receiver.url}/hook`,
  types: [],
  ...more,
})
const register = async (more: object = {}, key = alice) =>
  (await ask('POST', PATH, key, request(more))).json<{ webhookId: string; secret: string }>()
const logOf = async (webhookId: string) =>
  (await ask('GET', `${PATH}/${webhookId}/deliveries`, alice)).json<WebhookDelivery[]>()

async function happen(value: string, type: 'INCOMING_ETHER' | 'SAFE_UPDATED' = 'INCOMING_ETHER'): Promise<void> {
  const { db, clock } = fixture.context
  const draft = { chainId: CHAIN_ID, address: fixture.account.address, type, at: clock(), details: { value } }
  await db.transaction((tx) => storeEvents(tx, [draft], clock()))
}
const valuesReceived = () => receiver.received.map(({ body }) => JSON.parse(body.toString()).value)

test('behavior: an owner registers a webhook, gets the events of the account signed with its key, and sees them in the log', async () => {
  const { webhookId, secret } = await register({ types: ['INCOMING_ETHER'] })
  await happen('0', 'SAFE_UPDATED')
  await happen('7')
  await dispatcher.run()
  const [sent] = receiver.received
  expect(receiver.received).toHaveLength(1)
  const body = sent?.body.toString() ?? ''
  expect(JSON.parse(body)).toMatchObject({ type: 'INCOMING_ETHER', address: fixture.account.address, value: '7' })
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = sent?.headers ?? {}
  const mac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64')).update(`${String(id)}.${String(at)}.${body}`)
  expect(signature).toBe(`v1,${mac.digest('base64')}`)
  const listed = (await ask('GET', PATH, alice)).json<AccountWebhook[]>()
  expect(listed).toMatchObject([{ webhookId, url: `${receiver.url}/hook`, types: ['INCOMING_ETHER'] }])
  expect(JSON.stringify(listed)).not.toContain(secret)
  expect(await logOf(webhookId)).toMatchObject([
    { deliveryId: id, type: 'INCOMING_ETHER', state: 'delivered', attempts: 1, status: 201, nextAt: null },
  ])
})

test('behavior: a refused event waits with its status in the log, the later ones wait behind it, and the owner sends it again', async () => {
  const { webhookId } = await register()
  receiver.answers.push({ status: 503 })
  await happen('1')
  await happen('2')
  await dispatcher.run()
  await dispatcher.run()
  expect(valuesReceived()).toEqual(['1'])
  const [second, first] = await logOf(webhookId)
  expect(first).toMatchObject({ state: 'waiting', attempts: 1, status: 503 })
  expect(second).toMatchObject({ state: 'waiting', attempts: 0, status: null })
  const repeat = (id = '') => ask('POST', `${PATH}/${webhookId}/deliveries/${id}`, alice)
  expect((await repeat(first?.deliveryId)).statusCode).toBe(200)
  for (let turn = 0; turn < 3; turn++) await dispatcher.run()
  expect(valuesReceived()).toEqual(['1', '1', '2'])
  expect((await logOf(webhookId)).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  expect((await repeat(`evt_${'0'.repeat(32)}`)).statusCode).toBe(404)
})

test('behavior: metrics say how many deliveries wait, how old the oldest is, and how many were given up', async () => {
  const { context } = fixture
  const { deliveries, registry } = context.metrics
  let later = 0
  const receivers = [createAccountWebhookReceiver(context)]
  const unwatch = deliveries.watch(
    () => readWaitingDeliveries(context, receivers),
    () => context.clock() + later,
  )
  onTestFinished(unwatch)
  const valueOf = async (name: string) => {
    const found = (await registry.getSingleMetric(`countersign_${name}`)?.get())?.values ?? []
    return found.find(({ labels }) => labels['receiver'] === 'owner_webhook')?.value ?? 0
  }
  const { webhookId } = await register()
  receiver.answers.push({ status: 503 }, { status: 410 })
  await happen('1')
  await dispatcher.run()
  await happen('2')
  // One is tried again, and the other is an event that the dispatcher has not read.
  expect(await valueOf('deliveries_waiting')).toBe(2)
  expect(await valueOf('delivery_oldest_seconds')).toBeLessThan(60)
  later = 600_000
  expect(await valueOf('delivery_oldest_seconds')).toBeGreaterThanOrEqual(600)
  const [first] = await logOf(webhookId)
  await ask('POST', `${PATH}/${webhookId}/deliveries/${first?.deliveryId}`, alice)
  for (let turn = 0; turn < 3; turn++) await dispatcher.run()
  expect(await valueOf('deliveries_waiting')).toBe(0)
  expect(await valueOf('delivery_oldest_seconds')).toBe(0)
  expect(await valueOf('deliveries_failed_total')).toBe(1)
})

test('behavior: a webhook that is down delays no other one', async () => {
  const dead = await startHttpReceiver()
  allowHosts(dead, receiver)
  await register({ url: `${dead.url}/dead` })
  await dead.stop()
  await register({}, bob)
  await happen('1')
  await happen('2')
  for (let turn = 0; turn < 3; turn++) await dispatcher.run()
  expect(valuesReceived()).toEqual(['1', '2'])
})

test('behavior: a wallet that is no owner any more gets nothing, and a deleted webhook neither', async () => {
  await register()
  const { webhookId } = await register({ url: `${receiver.url}/deleted` }, bob)
  expect((await ask('DELETE', `${PATH}/${webhookId}`, bob)).statusCode).toBe(200)
  await setIndexedOwners((owners) => owners.filter((one) => one !== alice.address))
  await happen('1')
  await dispatcher.run()
  expect(receiver.received).toEqual([])
})

/** The index reads no block in these tests, so the account keeps these owners until the end of the test. */
async function setIndexedOwners(change: (owners: readonly Address[]) => Address[]): Promise<void> {
  const { drizzle } = fixture.context.db
  const where = eq(safes.address, fixture.account.address)
  const [account] = await drizzle.select().from(safes).where(where)
  const owners = account?.owners ?? []
  await drizzle
    .update(safes)
    .set({ owners: change(owners) })
    .where(where)
  onTestFinished(async () => void (await drizzle.update(safes).set({ owners }).where(where)))
}
const registrations = async () => fixture.context.db.drizzle.select().from(notificationWebhooks)

test('behavior: events that wait for the webhook of a wallet that is no owner any more are not sent', async () => {
  await register()
  receiver.answers.push({ status: 503 })
  await happen('1')
  await dispatcher.run()
  expect(valuesReceived()).toEqual(['1'])
  await setIndexedOwners((owners) => owners.filter((one) => one !== alice.address))
  await fixture.context.db.drizzle.update(deliveryLog).set({ nextAt: 0 })
  await dispatcher.run()
  expect(valuesReceived()).toEqual(['1'])
})

test('behavior: webhooks of former owners use no places, and are deleted once the chain says so too', async () => {
  for (const path of ['a', 'b']) await register({ url: `${receiver.url}/${path}` })
  await register({}, bob)
  await setIndexedOwners((owners) => owners.filter((one) => one !== alice.address))
  expect(await register({}, bob)).toHaveProperty('secret')
  // The index is wrong about alice, as it is while it is built again.
  await endWebhooks(fixture.context)
  expect(await registrations()).toHaveLength(4)
  const { drizzle } = fixture.context.db
  await drizzle
    .update(notificationWebhooks)
    .set({ owner: stranger.address })
    .where(eq(notificationWebhooks.owner, bob.address))
  const [gone] = (await registrations()).filter(({ owner }) => owner === stranger.address)
  const delivery = {
    webhookId: gone?.id ?? '',
    id: 'evt_1',
    type: 'INCOMING_ETHER',
    body: '{}',
    at: 1,
    nextAt: 1,
  } as const
  await drizzle.insert(deliveryLog).values({ ...delivery, state: 'waiting', attempts: 0 })
  await endWebhooks(fixture.context)
  expect((await registrations()).map(({ owner }) => owner)).toEqual([alice.address, alice.address])
  expect(await drizzle.select().from(deliveryLog)).toEqual([])
})

test('behavior: a refusal names the owners whose webhooks use the places of the account, and no owner deletes those of another', async () => {
  const ids = [await register(), await register({ url: `${receiver.url}/b` })].map(({ webhookId }) => webhookId)
  await register({}, bob)
  const refused = await ask('POST', PATH, bob, request())
  const { detail } = refused.json<{ detail: string }>()
  for (const id of ids) expect(detail).toContain(`${id} (${alice.address})`)
  for (const one of [stranger, bob]) expect((await ask('DELETE', `${PATH}/${ids[0]}`, one)).statusCode).toBe(404)
  expect((await ask('DELETE', `${PATH}/${ids[0]}`, alice)).statusCode).toBe(200)
  expect(await register({}, bob)).toHaveProperty('secret')
})

test('behavior: a webhook that accepted no event for 30 days is deleted when a further event is given up', async () => {
  const { context } = fixture
  let later = 0
  const clock = () => context.clock() + later
  const warned = vi.spyOn(context.log, 'warn')
  onTestFinished(() => warned.mockRestore())
  const { webhookId } = await register()
  const refuseOne = async (status: number) => {
    const receiverLater = createAccountWebhookReceiver({ ...context, clock })
    dispatcher = createDispatcher({ ...context, clock }, [receiverLater], createLead(context.db))
    receiver.answers.push({ status })
    await happen('1')
    await dispatcher.run()
  }
  // 410 gives an event up at once.
  await refuseOne(410)
  later += 20 * 86_400_000
  await refuseOne(201)
  later += 20 * 86_400_000
  await refuseOne(410)
  later += 29 * 86_400_000
  await refuseOne(410)
  expect(await registrations()).toMatchObject([{ id: webhookId, failingSince: expect.any(Number) }])
  later += 86_400_000
  await refuseOne(410)
  expect(await registrations()).toEqual([])
  const { host } = new URL(receiver.url)
  expect(warned).toHaveBeenCalledWith(
    expect.stringContaining('accepted no event for 30 days'),
    expect.objectContaining({ webhookId, host, status: 410 }),
  )
})

test('error: without session, for others than owners, and for the webhook of another owner the answer is a refusal', async () => {
  const { webhookId } = await register()
  expect((await ask('POST', PATH, null, request())).statusCode).toBe(403)
  expect((await ask('GET', PATH, null)).statusCode).toBe(403)
  const refused = await ask('POST', PATH, stranger, request())
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { message: 'Not an owner of the Safe' }])
  for (const [method, path] of [
    ['DELETE', webhookId],
    ['GET', `${webhookId}/deliveries`],
    ['POST', `${webhookId}/deliveries/evt_${'0'.repeat(32)}`],
  ] as const)
    expect((await ask(method, `${PATH}/${path}`, bob)).statusCode).toBe(404)
  expect((await ask('POST', PATH, alice, request({ url: 'ftp://a.example' }))).statusCode).toBe(422)
})

test('error: limits per owner and per account, and an address of a private network, are refused', async () => {
  for (const path of ['a', 'b']) expect(await register({ url: `${receiver.url}/${path}` })).toHaveProperty('secret')
  const third = await ask('POST', PATH, alice, request())
  expect([third.statusCode, third.json<{ detail: string }>().detail]).toEqual([
    429,
    expect.stringContaining('notifications.webhooksPerOwner'),
  ])
  expect(await register({}, bob)).toHaveProperty('secret')
  const fourth = await ask('POST', PATH, bob, request())
  expect(fourth.json<{ detail: string }>().detail).toContain('notifications.webhooksPerAccount')
  const { notifications } = fixture.context.config
  fixture.context.config.notifications = { ...notifications, allowPrivateAddresses: true }
  const inside = await ask('POST', PATH, bob, request({ url: 'https://10.0.0.1/hook' }))
  fixture.context.config.notifications = { ...notifications, accountWebhooks: false }
  const off = await ask('POST', PATH, bob, request())
  fixture.context.config.notifications = notifications
  expect([inside.statusCode, inside.json()]).toMatchObject([422, { message: 'Invalid webhook URL' }])
  expect([off.statusCode, off.json()]).toMatchObject([422, { message: 'Webhooks are not available' }])
})

test('error: a private address that the operator does not list is not called, also with allowPrivateAddresses', async () => {
  const { webhookId } = await register()
  const { notifications } = fixture.context.config
  onTestFinished(() => void (fixture.context.config.notifications = notifications))
  fixture.context.config.notifications = { ...notifications, allowPrivateAddresses: true, privateHosts: [] }
  for (const url of ['http://127.0.0.1/', 'http://169.254.169.254/', `${receiver.url}/hook`])
    expect((await ask('POST', PATH, bob, request({ url }))).statusCode, url).toBe(422)
  // Registered while it was allowed.
  await happen('1')
  await dispatcher.run()
  expect(receiver.received).toEqual([])
  expect(await logOf(webhookId)).toMatchObject([{ state: 'waiting', attempts: 1, status: null }])
})
