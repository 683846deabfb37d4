import type { SafeEventType } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { jwtVerify } from 'jose'
import { createHash, createHmac, createPublicKey } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { eq, max } from 'drizzle-orm'
import { NotificationsConfig } from '../../config/NotificationsConfig.ts'
import { deliveryCursors, notificationDevices } from '../../db/schema/durableSchema.ts'
import { events } from '../../db/schema/schema.ts'
import { type EventDraft, storeEvents } from '../../events/storeEvents.ts'
import { closeShells, createShell, type Shell } from '../../testing/createShell.ts'
import { createPushBrowser } from '../../testing/createPushBrowser.ts'
import { type HttpReceiver, startHttpReceiver } from '../../testing/startHttpReceiver.ts'
import { createDispatcher, MAX_ATTEMPTS } from './createDispatcher.ts'
import { createLead, type Lead } from './createLead.ts'
import { createPushReceiver } from './createPushReceiver.ts'
import { createWebhook } from './createWebhook.ts'
import { isKnownPushService } from './isKnownPushService.ts'
import { startDeliveries } from './startDeliveries.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const TX_HASH = `0x${'ab'.repeat(32)}`
let now = Date.parse('2026-03-01T12:00:00Z')
let shell: Shell
let server: HttpReceiver
/** The shells of a file share a database, so each test has its own account and server. */
let safe: Address
let count = 0

const private_ = { allowPrivateAddresses: true, pushServices: ['127.0.0.1'], anyPushService: true }
beforeEach(async () => {
  now += 3_600_000
  count += 1
  safe = `0x${count.toString().padStart(40, '0')}`
  server = await startHttpReceiver()
  shell = await createShell({ notifications: private_ }, () => now)
})
afterEach(async () => {
  await shell.close()
  await server.stop()
})
afterAll(closeShells)

async function happen(type: SafeEventType, details: EventDraft['details'] = {}): Promise<void> {
  const draft = { chainId: '1', address: safe, type, at: now, details }
  await shell.context.db.transaction((tx) => storeEvents(tx, [draft], now))
}
const ether = (value: number) => happen('INCOMING_ETHER', { id: 'i1', txHash: TX_HASH, value: String(value) })

async function webhook(types: SafeEventType[] = [], lead?: Lead) {
  const config = NotificationsConfig.parse({ webhooks: [{ url: `${server.url}/hook`, secret: SECRET, types }] })
  const [first] = config.webhooks
  if (!first) throw new Error('One webhook is configured')
  const dispatcher = createDispatcher(
    shell.context,
    [createWebhook(shell.context, first)],
    lead ?? createLead(shell.context.db),
  )
  await dispatcher.prepare()
  return dispatcher
}
const valuesReceived = () => server.received.map(({ body }) => JSON.parse(body.toString()).value)

test('behavior: a webhook gets each event, signed by the rules of standardwebhooks.com', async () => {
  const dispatcher = await webhook(['INCOMING_ETHER'])
  await happen('OUTGOING_ETHER', { txHash: TX_HASH })
  await ether(7)
  expect(await dispatcher.run()).toBeNull()
  const [request] = server.received
  expect(server.received).toHaveLength(1)
  expect(request).toMatchObject({ method: 'POST', path: '/hook', headers: { 'content-type': 'application/json' } })
  const body = request?.body.toString() ?? ''
  expect(JSON.parse(body)).toEqual({
    type: 'INCOMING_ETHER',
    chainId: '1',
    address: safe,
    timestamp: now / 1000,
    id: 'i1',
    txHash: TX_HASH,
    value: '7',
  })
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request?.headers ?? {}
  expect(at).toBe(String(now / 1000))
  const mac = createHmac('sha256', Buffer.from(SECRET.slice(6), 'base64')).update(`${String(id)}.${String(at)}.${body}`)
  expect(signature).toBe(`v1,${mac.digest('base64')}`)
})

test('behavior: an event that a webhook refused is sent again, with growing pauses, in order, over a restart, with the same id', async () => {
  const dispatcher = await webhook()
  server.answers.push({ status: 503 }, { status: 302, headers: { location: 'http://127.0.0.1:1/' } })
  await ether(1)
  await ether(2)
  expect(await dispatcher.run()).toBe(now + 5_000)
  expect(await dispatcher.run()).toBe(now + 5_000)
  expect(valuesReceived()).toEqual(['1'])
  now += 5_000
  expect(await dispatcher.run()).toBe(now + 30_000)
  now += 30_000
  const restarted = await webhook()
  expect(await restarted.run()).toBeNull()
  expect(valuesReceived()).toEqual(['1', '1', '1', '2'])
  const ids = server.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids.slice(0, 3)).size).toBe(1)
  expect(ids[3]).not.toBe(ids[0])
})

test('behavior: a clock that is set back by years does not delay waiting events', async () => {
  const dispatcher = await webhook()
  server.answers.push({ status: 503 })
  await ether(1)
  const next = await dispatcher.run()
  const before = now
  now -= 365 * 86_400_000
  expect(next).toBe(before + 5_000)
  expect(await dispatcher.run()).toBeNull()
  expect(valuesReceived()).toEqual(['1', '1'])
  now = before
})

test('behavior: an event that is never accepted is dropped, so that later ones are delivered', async () => {
  const dispatcher = await webhook()
  await ether(1)
  await ether(2)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    server.answers.push({ status: 500 })
    now += 24 * 3_600_000
    await dispatcher.run()
  }
  expect(valuesReceived()).toEqual([...Array.from({ length: MAX_ATTEMPTS }, () => '1'), '2'])
  expect(shell.logged.filter((line) => line.includes('The event is dropped'))).toHaveLength(1)
  expect(await shell.context.metrics.registry.metrics()).toContain(
    'countersign_deliveries_failed_total{receiver="webhook"} 1',
  )
})

test('behavior: a running service delivers immediately, and a stopped one delivers nothing', async () => {
  const webhooks = [{ url: `${server.url}/live`, secret: SECRET }]
  shell.context.config.notifications = NotificationsConfig.parse({ ...private_, webhooks, push: false })
  const deliveries = await startDeliveries(shell.context)
  await ether(1)
  shell.context.bus.publish([{ id: 1, event: { type: 'INCOMING_ETHER', chainId: '1', timestamp: 1 } }])
  await vi.waitFor(() => expect(valuesReceived()).toEqual(['1']), { timeout: 20_000 })
  await deliveries.stop()
  await ether(2)
  shell.context.bus.publish([{ id: 2, event: { type: 'INCOMING_ETHER', chainId: '1', timestamp: 1 } }])
  expect(valuesReceived()).toEqual(['1'])
})

test('behavior: a process that got the lease back goes on where another one ended, and otherwise remembers its place', async () => {
  let term: number | null = 1
  const lead: Lead = { hold: async () => term, subscribe: () => () => undefined }
  const one = await webhook([], lead)
  await ether(1)
  await one.run()
  const selects = vi.spyOn(shell.context.db.drizzle, 'select')
  await one.run()
  expect(selects).toHaveBeenCalledTimes(1)
  term = null
  await ether(2)
  await one.run()
  expect(selects).toHaveBeenCalledTimes(1)
  const other = await webhook()
  await other.run()
  term = 2
  await ether(3)
  await one.run()
  expect(valuesReceived()).toEqual(['1', '2', '3'])
})

test('behavior: many events in a row share the statements of a few looks', async () => {
  const webhooks = [{ url: `${server.url}/many`, secret: SECRET }]
  shell.context.config.notifications = NotificationsConfig.parse({ ...private_, webhooks, push: false })
  const deliveries = await startDeliveries(shell.context)
  await ether(1)
  shell.context.bus.publish([{ id: 1, event: { type: 'INCOMING_ETHER', chainId: '1', timestamp: 1 } }])
  await vi.waitFor(() => expect(valuesReceived()).toEqual(['1']), { timeout: 20_000 })
  const selects = vi.spyOn(shell.context.db.drizzle, 'select')
  onTestFinished(() => selects.mockRestore())
  // Another test may have left a spy.
  selects.mockClear()
  const from = performance.now()
  const elapsedMs = () => performance.now() - from
  for (let id = 2; elapsedMs() < 500; id += 1) {
    shell.context.bus.publish([{ id, event: { type: 'INCOMING_ETHER', chainId: '1', timestamp: 1 } }])
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  // Each of the three receivers looks every 100 ms, with one statement; a look may have begun before, and another one at the end.
  expect(selects.mock.calls.length).toBeLessThanOrEqual(3 * (elapsedMs() / 100 + 2))
  await deliveries.stop()
})

test('behavior: a stopping service does not first deliver waiting events, and loses none', async () => {
  const dispatcher = await webhook()
  for (const value of [1, 2, 3]) await ether(value)
  expect(await dispatcher.run(() => server.received.length > 0)).toBeNull()
  expect(valuesReceived()).toEqual(['1'])
  await dispatcher.run()
  expect(valuesReceived()).toEqual(['1', '2', '3'])
})

test('behavior: two events with the same content have different ids', async () => {
  const dispatcher = await webhook()
  await ether(1)
  await ether(1)
  await dispatcher.run()
  const [first, second] = server.received
  expect(first?.body).toEqual(second?.body)
  expect(first?.headers['webhook-id']).not.toBe(second?.headers['webhook-id'])
})

test('behavior: a webhook that does not answer does not delay the others', async () => {
  const slow = await startHttpReceiver()
  try {
    const webhooks = [slow, server].map(({ url }) => ({ url: `${url}/lane`, secret: SECRET }))
    shell.context.config.notifications = NotificationsConfig.parse({ ...private_, webhooks, push: false })
    const deliveries = await startDeliveries(shell.context)
    slow.answers.push('hang')
    for (const value of [1, 2, 3]) await ether(value)
    shell.context.bus.publish([{ id: 1, event: { type: 'INCOMING_ETHER', chainId: '1', timestamp: 1 } }])
    await vi.waitFor(() => expect(slow.received).toHaveLength(1), { timeout: 20_000 })
    await vi.waitFor(() => expect(valuesReceived()).toEqual(['1', '2', '3']), { timeout: 20_000 })
    expect(slow.received).toHaveLength(1)
    const stopped = deliveries.stop()
    await slow.stop()
    await stopped
  } finally {
    await slow.stop()
  }
})

test('behavior: a webhook of the configuration may be in a private network without a further setting, and no redirect is followed', async () => {
  const other = await startHttpReceiver()
  onTestFinished(() => other.stop())
  const dispatcher = await webhook()
  shell.context.config.notifications = NotificationsConfig.parse({})
  server.answers.push({ status: 302, headers: { location: `${other.url}/hook` } })
  await ether(1)
  expect(await dispatcher.run()).toBe(now + 5_000)
  expect([server.received.length, other.received.length]).toEqual([1, 0])
})

test('error: no browser can make the service call a private address that the operator did not list', async () => {
  const notifications = { allowPrivateAddresses: true, anyPushService: true }
  shell.context.config.notifications = NotificationsConfig.parse(notifications)
  const { answer } = await subscribe()
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
    422,
    expect.stringContaining('notifications.privateHosts'),
  ])
  const { host } = new URL(server.url)
  shell.context.config.notifications = NotificationsConfig.parse({ ...notifications, privateHosts: [host] })
  expect((await subscribe()).answer.statusCode).toBe(201)
  expect((await subscribe(`http://127.0.0.1:${Number(new URL(server.url).port) + 1}/push`)).answer.statusCode).toBe(422)
  // Registered while it was allowed.
  const dispatcher = await push()
  shell.context.config.notifications = NotificationsConfig.parse(notifications)
  await ether(1)
  await dispatcher.run()
  expect(server.received).toEqual([])
})

async function subscribe(endpoint = `${server.url}/push/1`, types = ['INCOMING_ETHER', 'INCOMING_TOKEN']) {
  const browser = createPushBrowser(endpoint)
  const safes = [{ chainId: '1', address: safe, notificationTypes: types }]
  const payload = { ...browser.subscription, safes }
  const answer = await shell.app.inject({ method: 'POST', url: '/v1/notifications/push', payload })
  return { browser, answer, endpoint }
}
async function push(patienceMs?: number) {
  const receiver = createPushReceiver(shell.context, patienceMs)
  const dispatcher = createDispatcher(shell.context, [receiver], createLead(shell.context.db))
  await dispatcher.prepare()
  return { ...dispatcher, close: () => receiver.close?.() }
}
const provenAt = async (endpoint: string) => {
  const rows = await shell.context.db.drizzle
    .select()
    .from(notificationDevices)
    .where(eq(notificationDevices.endpoint, endpoint))
  return rows[0]?.provenAt
}

test('behavior: a reached device is proven, and a device that was never reached is deleted', async () => {
  const dispatcher = await push()
  const [good, bad] = [`${server.url}/good`, `${server.url}/bad`]
  await subscribe(good)
  await ether(1)
  expect(await provenAt(good)).toBeNull()
  await dispatcher.run()
  expect(await provenAt(good)).toBe(now)
  await subscribe(bad, ['MODULE_TRANSACTION'])
  await happen('MODULE_TRANSACTION', { txHash: TX_HASH, module: safe })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await provenAt(bad)).toBeNull()
    server.answers.push({ status: 500 })
    await dispatcher.run()
    now += 3_600_000
  }
  expect(await provenAt(bad)).toBeUndefined()
  await subscribe(good)
  expect(await provenAt(good)).not.toBeNull()
  // An attacker's server accepts every message.
  shell.context.config.notifications.pushServices = []
  shell.context.config.notifications.privateHosts = [new URL(server.url).host]
  shell.context.config.notifications.anyPushService = false
  expect((await subscribe(`${server.url}/refused`)).answer.json()).toMatchObject({
    detail: expect.stringContaining('This service sends no push messages to 127.0.0.1.'),
  })
  shell.context.config.notifications.anyPushService = true
  const unknownService = `${server.url}/unknown`
  await subscribe(unknownService)
  const before = server.received.length
  await ether(2)
  await dispatcher.run()
  expect(
    server.received
      .slice(before)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/good', '/unknown'])
  expect(await provenAt(unknownService)).toBeNull()
})

test('behavior: the push services of browsers are recognized by host', () => {
  const known = (host: string, pushServices: string[] = []) =>
    isKnownPushService({ pushServices }, `https://${host}/send/1`)
  const hosts = [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'wns2-db5.notify.windows.com',
  ]
  for (const host of hosts) expect(known(host), host).toBe(true)
  for (const host of ['evil.example', 'fcm.googleapis.com.evil.example', 'xnotify.windows.com', 'evilpush.apple.com'])
    expect(known(host), host).toBe(false)
  expect(known('push.wallet.example', ['push.wallet.example'])).toBe(true)
})

test('behavior: a browser whose push service answers late is proven by that answer, without another message', async () => {
  const dispatcher = await push(20)
  const late = `${server.url}/late`
  await subscribe(late)
  let answer = () => {}
  server.answers.push({ status: 201, after: new Promise((resolve) => (answer = resolve)) })
  await ether(1)
  await dispatcher.run()
  expect(await provenAt(late)).toBeNull()
  answer()
  await expect.poll(() => provenAt(late), { timeout: 30_000 }).toBe(now)
  expect(server.received).toHaveLength(1)
  await dispatcher.close()
})

test('behavior: invented browsers that never answer delay neither real ones nor the next event', async () => {
  const dispatcher = await push(20)
  const hanging = await startHttpReceiver()
  try {
    const real = `${server.url}/real`
    await subscribe(real)
    await ether(1)
    await dispatcher.run()
    // On a busy machine the answer of the real one comes after the dispatcher's patience.
    await expect.poll(() => provenAt(real), { timeout: 30_000 }).toBe(now)
    for (let index = 0; index < 20; index += 1) {
      await subscribe(`${hanging.url}/${index}`)
      hanging.answers.push('hang')
    }
    await ether(2)
    await ether(3)
    await dispatcher.run()
    await vi.waitFor(() => expect(server.received).toHaveLength(3), { timeout: 30_000 })
    expect(hanging.received.length).toBeLessThanOrEqual(16)
  } finally {
    const closed = dispatcher.close()
    await hanging.stop()
    await closed
  }
})

test('behavior: a browser gets the events it follows, encrypted for it alone and signed by the key of /config.json', async () => {
  const dispatcher = await push()
  const { browser, answer, endpoint } = await subscribe()
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([201, ['deviceUuid']])
  await ether(7)
  await ether(0)
  await happen('OUTGOING_ETHER', { txHash: TX_HASH, value: '1' })
  await happen('MODULE_TRANSACTION', { txHash: TX_HASH, module: safe })
  expect(await dispatcher.run()).toBeNull()
  expect(server.received).toHaveLength(1)
  const [request] = server.received
  expect(browser.decrypt(request?.body ?? Buffer.alloc(0))).toEqual({
    type: 'INCOMING_ETHER',
    chainId: '1',
    address: safe,
    txHash: TX_HASH,
    value: '7',
  })
  const headers = request?.headers
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  const { pushPublicKey } = (await shell.app.inject('/config.json')).json<{ pushPublicKey: string }>()
  expect((await shell.app.inject('/about')).json()).toMatchObject({ pushPublicKey })
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(headers?.authorization ?? '') ?? []
  expect(key).toBe(pushPublicKey)
  const point = Buffer.from(pushPublicKey, 'base64url')
  const coordinates = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const verified = await jwtVerify(
    token,
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' }),
  )
  expect(verified.payload).toMatchObject({ aud: new URL(endpoint).origin, sub: expect.stringMatching(/^mailto:/) })
})

test('behavior: no event is sent twice after a reorg or a rebuild of the projection', async () => {
  const dispatcher = await push()
  await subscribe()
  for (let times = 0; times < 3; times++) {
    await ether(7)
    await dispatcher.run()
  }
  expect(server.received).toHaveLength(1)
})

test('behavior: a busy push service is called again at the time that it names, and delays no other', async () => {
  const dispatcher = await push()
  await subscribe(`${server.url}/slow`)
  server.answers.push({ status: 429, headers: { 'retry-after': '60' } })
  await ether(1)
  expect(await dispatcher.run()).toBe(now + 60_000)
  await ether(2)
  await dispatcher.run()
  expect(server.received).toHaveLength(2)
  now += 60_000
  expect(await dispatcher.run()).toBeNull()
  expect(server.received).toHaveLength(3)
})

test('behavior: a subscription that the browser ended is deleted, and so is one that was withdrawn', async () => {
  const dispatcher = await push()
  await subscribe()
  server.answers.push({ status: 410 })
  await ether(1)
  await dispatcher.run()
  const { endpoint } = await subscribe(`${server.url}/push/2`)
  const taken = await shell.app.inject({ method: 'DELETE', url: '/v1/notifications/push', payload: { endpoint } })
  expect(taken.statusCode).toBe(200)
  await ether(2)
  await dispatcher.run()
  expect(server.received).toHaveLength(1)
})

test('error: an endpoint with a key that cannot be used for encryption delays no other', async () => {
  shell.context.config.notifications.contact = 'mailto:operator@wallet.example'
  const dispatcher = await push()
  expect((await subscribe('https:///push.example/1')).answer.statusCode).toBe(201)
  await subscribe()
  await ether(1)
  expect(await dispatcher.run()).toBeNull()
  expect(server.received).toHaveLength(1)
})

test('error: subscriptions that could reach this network, or with unusable keys, are refused', async () => {
  shell.context.config.notifications.allowPrivateAddresses = false
  const closed = ['http://push.example/1', 'https://127.0.0.1/1', 'https://[::ffff:10.0.0.1]/1', 'https://2130706433/1']
  for (const endpoint of closed) expect((await subscribe(endpoint)).answer.statusCode, endpoint).toBe(422)
  expect((await subscribe('https://push.example/1')).answer.statusCode).toBe(201)
  const { subscription } = createPushBrowser('https://push.example/2')
  const noPoint = createHash('sha512').update('no point').digest()
  const keys = [
    { ...subscription.keys, auth: 'short' },
    { ...subscription.keys, p256dh: Buffer.concat([Buffer.from([4]), noPoint]).toString('base64url') },
  ]
  for (const bad of keys) {
    const payload = { ...subscription, keys: bad, safes: [] }
    expect((await shell.app.inject({ method: 'POST', url: '/v1/notifications/push', payload })).statusCode).toBe(422)
  }
  shell.context.config.notifications.push = false
  expect((await subscribe('https://push.example/3')).answer.json()).toMatchObject({ statusCode: 422 })
  expect((await shell.app.inject('/config.json')).json()).toMatchObject({ pushPublicKey: null })
})

test('behavior: the place of a receiver is stored after each event that was sent, and later for events without effect', async () => {
  const { db } = shell.context
  const update = vi.spyOn(db.drizzle, 'update')
  onTestFinished(() => update.mockRestore())
  const readPlace = async (receiver: string) => {
    const [newest] = await db.drizzle.select({ id: max(events.id) }).from(events)
    const [place] = await db.drizzle.select().from(deliveryCursors).where(eq(deliveryCursors.receiver, receiver))
    return (newest?.id ?? 0) - (place?.eventId ?? 0)
  }
  const storedFor = async (isSent: boolean) => {
    const seen: number[] = []
    const deliver = async ({ id }: { id: number }) => {
      seen.push(id)
      return isSent
    }
    const receiver = { name: `counted ${isSent}`, kind: 'webhook' as const, wants: () => true, deliver }
    const dispatcher = createDispatcher(shell.context, [receiver], createLead(db))
    await dispatcher.prepare()
    for (let value = 0; value < 5; value += 1) await ether(value)
    update.mockClear()
    await dispatcher.run()
    const count = update.mock.calls.length
    await dispatcher.run()
    expect(seen).toHaveLength(5)
    return { count, dispatcher, behind: () => readPlace(receiver.name) }
  }
  expect((await storedFor(true)).count).toBe(5)
  const { count: without, dispatcher, behind } = await storedFor(false)
  expect([without, await behind()]).toEqual([0, 5])
  await dispatcher.flush()
  expect(await behind()).toBe(0)
  await ether(6)
  await dispatcher.run()
  expect(await behind()).toBe(1)
  now += 10_000
  await dispatcher.run()
  expect(await behind()).toBe(0)
})

test('behavior: a look while the place is being stored delivers no event again', async () => {
  const seen: number[] = []
  const deliver = async ({ id }: { id: number }) => {
    seen.push(id)
    return false
  }
  const receiver = { name: `flushed ${safe}`, kind: 'webhook' as const, wants: () => true, deliver }
  const dispatcher = createDispatcher(shell.context, [receiver], createLead(shell.context.db))
  await dispatcher.prepare()
  await ether(1)
  await dispatcher.run()
  expect(seen).toHaveLength(1)
  let answer = () => {}
  const stored = new Promise<void>((resolve) => (answer = resolve))
  const returning = vi.fn(async () => {
    await stored
    return [{ eventId: seen[0] }]
  })
  const statement = { set: () => ({ where: () => ({ returning }) }) }
  const updates = vi.spyOn(shell.context.db.drizzle, 'update').mockReturnValueOnce(statement as never)
  onTestFinished(() => updates.mockRestore())
  const flushed = dispatcher.flush()
  await expect.poll(() => returning.mock.calls.length).toBe(1)
  await dispatcher.run()
  answer()
  await flushed
  await dispatcher.run()
  expect(seen).toHaveLength(1)
})

describe('a process that lost the lease while it delivers', () => {
  async function deliverThree(onDelivery: () => Promise<void>, lead: Lead) {
    const seen: number[] = []
    const deliver = async ({ id }: { id: number }) => {
      seen.push(id)
      await onDelivery()
      return true
    }
    const receiver = { name: `lost ${safe}`, kind: 'webhook' as const, wants: () => true, deliver }
    const dispatcher = createDispatcher(shell.context, [receiver], lead)
    await dispatcher.prepare()
    for (let value = 0; value < 3; value += 1) await ether(value)
    await dispatcher.run()
    const { drizzle } = shell.context.db
    const [place] = await drizzle.select().from(deliveryCursors).where(eq(deliveryCursors.receiver, receiver.name))
    return { seen, place: place?.eventId, receiver: receiver.name }
  }

  test('behavior: it delivers no further event', async () => {
    let term: number | null = 1
    const lead: Lead = { hold: async () => term, subscribe: () => () => undefined }
    const { seen, place } = await deliverThree(async () => void (term = null), lead)
    expect(seen).toHaveLength(1)
    expect(place).toBe(seen[0])
  })

  test('behavior: it does not move the place of the receiver back when it has not noticed the loss', async () => {
    const { db } = shell.context
    let newest: number | undefined
    const moveAhead = async () => {
      const [row] = await db.drizzle.select({ id: max(events.id) }).from(events)
      newest = row?.id ?? 0
      const mine = eq(deliveryCursors.receiver, `lost ${safe}`)
      await db.drizzle.update(deliveryCursors).set({ eventId: newest }).where(mine)
    }
    const { seen, place } = await deliverThree(moveAhead, createLead(db))
    expect(seen).toHaveLength(1)
    expect(place).toBe(newest)
  })
})

test('behavior: an event costs a receiver without recipients no statement, and the first registration gets the next event', async () => {
  const { db, durable } = shell.context
  const receiver = createPushReceiver(shell.context, 20_000)
  const dispatcher = createDispatcher(shell.context, [receiver], createLead(db))
  await dispatcher.prepare()
  // Other tests of this file left some.
  await durable.write((tx) => tx.delete(notificationDevices))
  const publish = async () => {
    await ether(1)
    const [newest] = await db.drizzle.select({ id: max(events.id) }).from(events)
    return () => newest?.id ?? 0
  }
  await dispatcher.run(undefined, await publish())
  const published = await publish()
  const selects = vi.spyOn(db.drizzle, 'select')
  onTestFinished(() => selects.mockRestore())
  // Another test may have left a spy.
  selects.mockClear()
  await dispatcher.run(undefined, published)
  expect(selects).not.toHaveBeenCalled()
  await subscribe(`${server.url}/first`)
  await dispatcher.run(undefined, await publish())
  await receiver.close?.()
  expect(server.received).toHaveLength(1)
})
