import { NOTIFICATION_TYPES } from '@countersign/api'
import { randomUUID } from 'node:crypto'
import { keccak256, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { notificationDevices, notificationSubscriptions } from '../../db/schema/durableSchema.ts'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { closeShells, createShell, type Shell } from '../../testing/createShell.ts'
import { createPushBrowser } from '../../testing/createPushBrowser.ts'
import { issueToken } from '../../session/sessionToken.ts'
import { expireDevices } from '../../housekeeping/startHousekeeping.ts'
import { findTypes, markProven } from './devices.ts'

const owner = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
const SAFE = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const OTHER = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const start = Date.parse('2026-03-01T12:00:00Z')
let now = start
let shell: Shell
beforeEach(async () => {
  now = start
  shell = await createShell({}, () => now)
  const { drizzle } = shell.context.db
  await drizzle.delete(notificationSubscriptions)
  await drizzle.delete(notificationDevices)
})
afterEach(() => shell.close())
afterAll(closeShells)

const send = (method: 'POST' | 'DELETE', url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  shell.app.inject({ method, url, payload, headers })
const session = async () => {
  const token = await issueToken(shell.context, { address: owner.address, chainId: '1', expiresAt: now + 60_000 })
  return { cookie: `access_token=${token}` }
}
const follow = (address: string, notificationTypes: readonly string[] = ['INCOMING_ETHER']) => ({
  chainId: '1',
  address,
  notificationTypes,
})
const register = async (safes: object[], more: object = {}, headers = {}) => {
  const body = { cloudMessagingToken: randomUUID(), deviceType: 'WEB', safes, ...more }
  return send('POST', '/v2/register/notifications', body, headers)
}

test('behavior: a device is registered with a session, read, changed and deleted', async () => {
  const cookie = await session()
  const answer = await register([follow(SAFE.toLowerCase()), follow(OTHER)], {}, cookie)
  const { deviceUuid } = answer.json<{ deviceUuid: string }>()
  expect([answer.statusCode, deviceUuid]).toEqual([201, expect.stringMatching(/^[0-9a-f-]{36}$/)])
  const device = `/v2/chains/1/notifications/devices/${deviceUuid}`
  const read = (headers = cookie) => shell.app.inject({ url: `${device}/safes/${SAFE}`, headers })
  expect((await read()).json()).toEqual([{ name: 'INCOMING_ETHER' }])
  expect((await shell.app.inject(`${device}/safes/${SAFE}`)).json()).toMatchObject({
    statusCode: 403,
    message: 'Forbidden resource',
  })
  const again = await register([follow(SAFE, ['MODULE_TRANSACTION'])], { deviceUuid }, cookie)
  expect(again.json()).toEqual({ deviceUuid })
  expect((await read()).json()).toEqual([{ name: 'MODULE_TRANSACTION' }])
  const gone = await send('DELETE', `${device}/safes/${SAFE}`)
  expect([gone.statusCode, gone.body]).toEqual([200, ''])
  expect((await send('DELETE', `${device}/safes/${SAFE}`)).statusCode).toBe(404)
  expect((await read()).statusCode).toBe(404)
  expect((await send('DELETE', device)).statusCode).toBe(200)
  expect((await send('DELETE', device)).statusCode).toBe(404)
})

test('behavior: many subscriptions are removed at once, of all signers, of one wallet or of none', async () => {
  const headers = await session()
  const { deviceUuid } = (await register([follow(SAFE), follow(OTHER)], {}, headers)).json<{ deviceUuid: string }>()
  await register([follow(SAFE), follow(OTHER)], { deviceUuid })
  const remove = (...subscriptions: object[]) => send('DELETE', '/v2/notifications/subscriptions', { subscriptions })
  const key = { chainId: '1', deviceUuid, safeAddress: SAFE }
  const left = (signer: string) => findTypes(shell.context, { chainId: '1', deviceUuid, safe: SAFE, signer })
  expect((await remove({ ...key, signerAddress: null })).statusCode).toBe(200)
  expect([await left(''), await left(owner.address)]).toEqual([null, ['INCOMING_ETHER']])
  expect((await remove({ ...key, signerAddress: OTHER })).statusCode).toBe(404)
  expect((await remove(key, { ...key, safeAddress: OTHER })).statusCode).toBe(200)
  expect(await left(owner.address)).toBeNull()
  expect((await remove()).statusCode).toBe(422)
})

const older = async (more: object = {}, signer = owner) => {
  const token = randomUUID()
  const uuid = randomUUID()
  const timestamp = String(now / 1000)
  const hash = keccak256(stringToHex(`gnosis-safe${timestamp}${uuid}${token}${[SAFE, OTHER].toSorted().join('')}`))
  return {
    uuid,
    cloudMessagingToken: token,
    buildNumber: '0',
    bundle: 'org.example',
    deviceType: 'IOS',
    version: '1.0.0',
    timestamp,
    safeRegistrations: [{ chainId: '1', safes: [SAFE, OTHER], signatures: [await signer.sign({ hash })] }],
    ...more,
  }
}

test('behavior: with the older registration, the signers of its list are the owners who get confirmation requests', async () => {
  const body = await older()
  const answer = await send('POST', '/v1/register/notifications', body)
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
  const types = (signer: string) =>
    findTypes(shell.context, { chainId: '1', deviceUuid: body.uuid, safe: SAFE, signer })
  expect(await types(owner.address)).toEqual([...NOTIFICATION_TYPES])
  expect(await types('')).toBeNull()
  // An app sends its whole list again when a key is removed from it.
  const unsigned = { ...body, safeRegistrations: [{ chainId: '1', safes: [SAFE], signatures: [] }] }
  await send('POST', '/v1/register/notifications', unsigned)
  expect([await types(owner.address), await types('')]).toEqual([null, [...NOTIFICATION_TYPES]])
  const device = `/v1/chains/1/notifications/devices/${body.uuid}`
  expect((await send('DELETE', `${device}/safes/${SAFE}`)).statusCode).toBe(200)
  expect((await send('DELETE', device)).statusCode).toBe(200)
})

test('error: old signatures, missing signatures and wrong texts are refused', async () => {
  const expired = await older({ timestamp: String(now / 1000 - 301) })
  expect((await send('POST', '/v1/register/notifications', expired)).json()).toMatchObject({
    statusCode: 400,
    message: 'The signature is expired!',
  })
  const broken = await older({ safeRegistrations: [{ chainId: '1', safes: [SAFE], signatures: ['0x12'] }] })
  expect((await send('POST', '/v1/register/notifications', broken)).statusCode).toBe(422)
  for (const safes of [[follow('0x12')], [follow(SAFE, ['EVERYTHING'])], 'all'])
    expect((await register(safes as object[])).statusCode).toBe(422)
  expect((await register([], { deviceUuid: 'mine' })).json()).toMatchObject({ message: 'Invalid UUID' })
  expect((await register([], { deviceType: 'FAX' })).statusCode).toBe(422)
  expect((await send('DELETE', '/v2/chains/1/notifications/devices/mine')).statusCode).toBe(422)
})

test('error: the work of one registration is limited', async () => {
  const body = await older()
  const [part] = body.safeRegistrations
  const send_ = (safeRegistrations: unknown[]) =>
    send('POST', '/v1/register/notifications', { ...body, safeRegistrations })
  const many = Array.from({ length: 50 }, () => part?.signatures[0])
  const wide = { chainId: '1', safes: Array.from({ length: 101 }, () => SAFE), signatures: many }
  const deep = Array.from({ length: 7 }, () => ({ chainId: '1', safes: [], signatures: many }))
  for (const parts of [[wide], deep])
    expect((await send_(parts)).json()).toMatchObject({ statusCode: 422, message: 'Invalid value' })
})

test("error: another site cannot register a device with its visitor's session", async () => {
  const headers = { ...(await session()), origin: 'https://evil.example' }
  const { deviceUuid } = (await register([follow(SAFE)], {}, headers)).json<{ deviceUuid: string }>()
  const types = (signer: string) => findTypes(shell.context, { chainId: '1', deviceUuid, safe: SAFE, signer })
  expect([await types(owner.address), await types('')]).toEqual([null, ['INCOMING_ETHER']])
})

test('error: the number of devices is limited', async () => {
  shell.context.config.notifications.maxDevices = 0
  expect((await register([follow(SAFE)])).statusCode).toBe(429)
})

test('error: the number of followed accounts is limited, and a refused registration stores none', async () => {
  Object.assign(shell.context.config.notifications, { maxDevices: 100, maxSubscriptions: 0 })
  const before = await shell.context.db.drizzle.select().from(notificationDevices)
  const refused = await register([follow(SAFE)])
  expect(refused.statusCode).toBe(429)
  expect(refused.json().detail).toContain('notifications.maxSubscriptions')
  expect(await shell.context.db.drizzle.select().from(notificationDevices)).toHaveLength(before.length)
})

/** Registers from a new client, one second after the last registration. */
async function registerFrom(remoteAddress: string, safes: object[] = [follow(SAFE)]): Promise<string> {
  now += 1000
  const payload = { cloudMessagingToken: randomUUID(), deviceType: 'WEB', safes }
  const answer = await shell.app.inject({
    method: 'POST',
    url: '/v2/register/notifications',
    payload,
    remoteAddress,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ deviceUuid: string }>().deviceUuid
}
const known = async () => (await shell.context.db.drizzle.select().from(notificationDevices)).map(({ uuid }) => uuid)
const limit = (notifications: object) => Object.assign(shell.context.config.notifications, notifications)

test('behavior: a flood of invented devices does not lock out others, and displaces no reached device', async () => {
  limit({ maxDevices: 3 })
  const real = await registerFrom('203.0.113.1')
  await markProven(shell.context, [real])
  for (let host = 1; host <= 5; host += 1) await registerFrom(`198.51.100.${host}`)
  const late = await registerFrom('203.0.113.2')
  const left = await known()
  expect(left).toHaveLength(3)
  expect(left).toEqual(expect.arrayContaining([real, late]))
})

test('behavior: one client displaces its own devices, even when it names many accounts', async () => {
  limit({ devicesPerClient: 2, subscriptionsPerClient: 3 })
  const other = await registerFrom('203.0.113.1')
  const first = await registerFrom('2001:db8:1:1::1')
  const second = await registerFrom('2001:db8:1:1::2', [follow(SAFE), follow(OTHER)])
  expect((await known()).toSorted()).toEqual([other, first, second].toSorted())
  const third = await registerFrom('2001:db8:1:1:ffff::3')
  expect((await known()).toSorted()).toEqual([other, second, third].toSorted())
  const fourth = await registerFrom('2001:db8:1:1::4', [follow(SAFE), follow(OTHER)])
  expect((await known()).toSorted()).toEqual([other, third, fourth].toSorted())
  const rows = await shell.context.db.drizzle.select().from(notificationDevices)
  expect(JSON.stringify(rows)).not.toMatch(/2001:db8|203\.0/)
})

test('error: when every device was reached, a new one is refused', async () => {
  limit({ devicesPerClient: 1 })
  await markProven(shell.context, [await registerFrom('127.0.0.1')])
  const refused = await register([follow(SAFE)])
  expect([refused.statusCode, refused.json().detail]).toEqual([
    429,
    '1 devices are registered, which is the limit of this service for one client (notifications.devicesPerClient).',
  ])
})

test('behavior: devices that are not registered again are deleted, reached ones later', async () => {
  const day = 86_400_000
  const [reached, never] = [await registerFrom('203.0.113.1'), await registerFrom('203.0.113.2')]
  await markProven(shell.context, [reached])
  now += 29 * day
  await expireDevices(shell.context)
  expect((await known()).toSorted()).toEqual([reached, never].toSorted())
  now += 2 * day
  await expireDevices(shell.context)
  expect(await known()).toEqual([reached])
  now += 150 * day
  await expireDevices(shell.context)
  expect(await known()).toEqual([])
  expect(await shell.context.db.drizzle.select().from(notificationSubscriptions)).toEqual([])
})

test('behavior: a wallet sees the browsers and devices that it registered, and only those', async () => {
  const cookie = await session()
  const endpoint = 'https://fcm.googleapis.com/fcm/send/1'
  const browser = createPushBrowser(endpoint)
  const payload = { ...browser.subscription, safes: [follow(SAFE), follow(OTHER, ['MODULE_TRANSACTION'])] }
  const { deviceUuid } = (await send('POST', '/v1/notifications/push', payload, cookie)).json<{ deviceUuid: string }>()
  await register([follow(SAFE)])
  const list = (headers: Record<string, string>) => shell.app.inject({ url: '/v1/notifications/devices', headers })
  const answer = (await list(cookie)).json<{ safes: { address: string }[] }[]>()
  expect(answer).toEqual([
    {
      deviceUuid,
      deviceType: 'WEB',
      pushService: 'fcm.googleapis.com',
      registeredAt: now,
      reachedAt: null,
      safes: expect.arrayContaining([
        { chainId: '1', address: SAFE, notificationTypes: ['INCOMING_ETHER'] },
        { chainId: '1', address: OTHER, notificationTypes: ['MODULE_TRANSACTION'] },
      ]),
    },
  ])
  expect(JSON.stringify(answer)).not.toContain('/fcm/send')
  expect((await list({})).statusCode).toBe(403)
  await send('DELETE', `/v2/chains/1/notifications/devices/${deviceUuid}`)
  expect((await list(cookie)).json()).toEqual([])
})

test('error: a push service that the operator did not allow is refused', async () => {
  const payload = { ...createPushBrowser('https://push.example/1').subscription, safes: [] }
  const answer = await send('POST', '/v1/notifications/push', payload)
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
    422,
    expect.stringContaining('push.example'),
  ])
})
