import { decodeProtectedHeader, SignJWT } from 'jose'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import type { ServiceConfigInput } from '../../config/ServiceConfig.ts'
import { deliveryLog, notificationWebhooks } from '../../db/schema/durableSchema.ts'
import { journalFaults } from '../../db/schema/schema.ts'
import { readOrCreateSecret } from '../../secrets/readOrCreateSecret.ts'
import { issueToken, readToken } from '../../session/sessionToken.ts'
import { storeEvents } from '../../events/storeEvents.ts'
import { closeShells, createShell, type Shell } from '../../testing/createShell.ts'
import { startHttpReceiver } from '../../testing/startHttpReceiver.ts'

const adminToken = 'a key of the operator, 32 characters or more'.replaceAll(' ', '-')
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const webhookId = '0b3c1f5e-58a6-4a36-8d0c-1d8f5b1c2a3d'
const deliveryId = `evt_${'a'.repeat(32)}`
const shells: Shell[] = []
afterEach(async () => {
  await Promise.all(shells.splice(0).map((shell) => shell.close()))
})
afterAll(closeShells)

async function start(config: Partial<ServiceConfigInput> = { adminToken }): Promise<Shell> {
  const shell = await createShell(config)
  shells.push(shell)
  return shell
}
const ask = ({ app }: Shell, method: 'GET' | 'POST' | 'DELETE', url: string, token = adminToken) =>
  app.inject({ method, url: `/admin/${url}`, headers: { authorization: `Bearer ${token}` } })
const signIn = ({ context }: Shell) =>
  issueToken(context, { address, chainId: '1', expiresAt: context.clock() + 60_000 })

test('error: without the key of the operator nothing answers, and without a configured key nothing exists', async () => {
  const shell = await start()
  const wrong = await ask(shell, 'GET', 'webhooks', 'x'.repeat(40))
  expect([wrong.statusCode, wrong.json()]).toMatchObject([401, { message: 'Unauthorized' }])
  const headers = { origin: 'https://else.example', authorization: `Bearer ${adminToken}` }
  const other = await shell.app.inject({ url: '/admin/webhooks', headers })
  expect([other.statusCode, other.headers['access-control-allow-origin']]).toEqual([200, undefined])
  expect((await ask(await start({}), 'GET', 'webhooks')).statusCode).toBe(404)
})

test('behavior: a rotated key signs new sessions; earlier ones stay valid until a rotation that ends them', async () => {
  const shell = await start()
  const before = await signIn(shell)
  const rotated = (await ask(shell, 'POST', 'session-key')).json<{ kid: string }>()
  const { kid } = rotated
  expect(rotated).toEqual({ kid, validKids: [kid, decodeProtectedHeader(before).kid], endedKids: [] })
  const after = await signIn(shell)
  expect(decodeProtectedHeader(after).kid).toBe(kid)
  expect(decodeProtectedHeader(before).kid).not.toBe(kid)
  for (const token of [before, after]) expect(await readToken(shell.context, token)).toMatchObject({ id: address })
  for (const query of ['endSessions=true', 'endSessions=', 'endsessions=1', 'endSessions=1&endSessions=1']) {
    const refused = await ask(shell, 'POST', `session-key?${query}`)
    expect([query, refused.statusCode, refused.json()]).toMatchObject([
      query,
      422,
      { detail: expect.stringContaining('Send endSessions=1 to end every session') },
    ])
  }
  for (const token of [before, after]) expect(await readToken(shell.context, token)).toMatchObject({ id: address })
  expect((await ask(shell, 'POST', 'session-key?endSessions=1')).statusCode).toBe(200)
  for (const token of [before, after]) expect(await readToken(shell.context, token)).toBeNull()
  expect(await readToken(shell.context, await signIn(shell))).toMatchObject({ id: address })
})

test('behavior: a session of a version without kid stays valid', async () => {
  const { context } = await start()
  await signIn(shells[0] ?? (await start()))
  const secret = await readOrCreateSecret(context, 'session', () => '')
  const old = await new SignJWT({ auth_method: 'siwe', chain_id: '1', signer_address: address })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('countersign')
    .setSubject(address)
    .setJti('old')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(Buffer.from(secret.split(' ')[0] ?? '', 'base64url'))
  expect(await readToken(context, old)).toMatchObject({ id: address, tokenId: 'old' })
})

test('behavior: the operator sees journal faults and webhooks, queues a failed delivery again, and removes a webhook', async () => {
  const shell = await start()
  const { drizzle } = shell.context.db
  await drizzle.insert(journalFaults).values({ sequence: 3, hash: '0x03', kind: 'proposal', reason: 'bad', at: 1 })
  expect((await ask(shell, 'GET', 'journal-faults')).json()).toMatchObject([{ sequence: 3, reason: 'bad' }])
  const webhook = {
    id: webhookId,
    chainId: '1',
    safe: address,
    owner: address,
    url: 'https://hooks.example/a',
  } as const
  await drizzle.insert(notificationWebhooks).values({ ...webhook, types: [], createdAt: 1 })
  const delivery = { webhookId, id: deliveryId, type: 'INCOMING_ETHER', body: '{}', at: 1, nextAt: 1 } as const
  await drizzle.insert(deliveryLog).values({ ...delivery, state: 'failed', attempts: 12 })
  expect((await ask(shell, 'GET', 'webhooks')).json()).toMatchObject([
    { webhookId, owner: address, waiting: 0, failed: 1 },
  ])
  const log = `webhooks/${webhookId}/deliveries`
  expect((await ask(shell, 'POST', `${log}/${deliveryId}`)).json()).toEqual({ queued: deliveryId })
  expect((await ask(shell, 'GET', log)).json()).toMatchObject([{ state: 'waiting', attempts: 0 }])
  const refusal = async (method: 'GET' | 'POST' | 'DELETE', url: string) => {
    const answer = await ask(shell, method, url)
    return [answer.statusCode, answer.json<{ detail: string }>().detail]
  }
  expect(await refusal('POST', `${log}/nothing`)).toEqual([
    422,
    expect.stringMatching(/^"nothing" is not the id of a delivery: .+command deliveries/),
  ])
  for (const [method, url] of [
    ['GET', 'webhooks/abc/deliveries'],
    ['POST', `webhooks/abc/deliveries/${deliveryId}`],
    ['DELETE', 'webhooks/abc'],
  ] as const)
    expect(await refusal(method, url)).toEqual([
      422,
      expect.stringMatching(/^"abc" is not the id of a webhook: .+command webhooks/),
    ])
  const unknown = webhookId.replace('0', '1')
  const nowhere = [404, `No webhook ${unknown} is registered here.`]
  expect(await refusal('GET', `webhooks/${unknown}/deliveries`)).toEqual(nowhere)
  expect(await refusal('POST', `webhooks/${unknown}/deliveries/${deliveryId}`)).toEqual(nowhere)
  expect((await ask(shell, 'DELETE', `webhooks/${webhookId}`)).statusCode).toBe(200)
  expect((await ask(shell, 'DELETE', `webhooks/${webhookId}`)).statusCode).toBe(404)
  expect(await drizzle.select().from(deliveryLog)).toEqual([])
})

test('behavior: an event that a webhook of the configuration refused is sent again, with the same id', async () => {
  const receiver = await startHttpReceiver()
  onTestFinished(() => receiver.stop())
  const webhook = { url: `${receiver.url}/hook`, secret: 's'.repeat(32), types: ['SAFE_UPDATED'] } as const
  const notifications = { webhooks: [{ ...webhook, types: [...webhook.types] }] }
  const shell = await start({ adminToken, notifications })
  const store = async (type: 'SAFE_UPDATED' | 'CHAIN_UPDATE') => {
    const draft = { chainId: '1', type, at: Date.now() }
    const [stored] = await shell.context.db.transaction((tx) => storeEvents(tx, [draft], Date.now()))
    return stored?.id ?? 0
  }
  const [event, unwanted] = [await store('SAFE_UPDATED'), await store('CHAIN_UPDATE')]
  const [listed] = (await ask(shell, 'GET', 'operator-webhooks')).json<{ operatorWebhook: string }[]>()
  expect(listed).toMatchObject({ host: new URL(receiver.url).host, types: ['SAFE_UPDATED'], attempts: 0, nextAt: null })
  const events = `operator-webhooks/${listed?.operatorWebhook}/events`
  receiver.answers.push({ status: 500 })
  const refused = await ask(shell, 'POST', `${events}/${event}`)
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    502,
    expect.stringContaining('answered 500'),
  ])
  expect((await ask(shell, 'POST', `${events}/${event}`)).json()).toEqual({ sent: event })
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  for (const [url, status] of [
    [`${events}/${unwanted}`, 404],
    [`${events}/999999`, 404],
    [`${events}/x`, 422],
    [`operator-webhooks/abc/events/${event}`, 404],
  ] as const)
    expect([url, (await ask(shell, 'POST', url)).statusCode]).toEqual([url, status])
})

test('behavior: the operator bans and unbans an account; an unknown account or chain is refused', async () => {
  const shell = await start()
  expect((await ask(shell, 'POST', `bans/${address.toLowerCase()}`)).json()).toEqual({ banned: address })
  expect((await ask(shell, 'GET', 'bans')).json()).toMatchObject([{ address }])
  expect((await shell.app.inject(`/v1/portfolio/${address}`)).statusCode).toBe(451)
  expect((await ask(shell, 'DELETE', `bans/${address}`)).json()).toEqual({ unbanned: address })
  expect((await ask(shell, 'DELETE', `bans/${address}`)).statusCode).toBe(404)
  const wrong = await ask(shell, 'POST', 'bans/0x12')
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    422,
    { detail: '"0x12" is not an address: 0x and 40 hexadecimal digits.' },
  ])
  expect((await ask(shell, 'DELETE', `accounts/5/${address}`)).statusCode).toBe(404)
  expect((await ask(shell, 'POST', `accounts/x/${address}/index`)).statusCode).toBe(422)
})
